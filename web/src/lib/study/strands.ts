/** The lines of play as they are read: one strand from the start, and beside each line the other ways that were tried instead. */

import { START, type Node, type Tree } from './tree';

export interface Row {
  node: Node;
  number: number; // of the line in its record; 0 where a position was set up
  others: Strand[]; // what was tried instead of this line
}

export interface Strand {
  id: number; // its first node
  rows: Row[];
  count: number; // the lines in it and in its own branches
}

/** All lines of play, beginning with the first. */
export function strandsOf(tree: Tree): Row[] {
  const next = new Map<number, Node[]>();
  for (const node of tree.nodes) {
    if (node.id !== START) next.set(node.parent, [...(next.get(node.parent) ?? []), node]);
  }
  return rowsBehind(next, START, 0);
}

function rowsBehind(next: Map<number, Node[]>, from: number, lines: number): Row[] {
  const rows: Row[] = [];
  let [at, number] = [from, lines];
  for (let ways = next.get(at); ways; ways = next.get(at)) {
    const [node, ...others] = ways as [Node, ...Node[]];
    const before = number;
    number = node.head === undefined ? before + 1 : 0;
    rows.push({ node, number, others: others.map((other) => strandFrom(next, other, before)) });
    at = node.id;
  }
  return rows;
}

function strandFrom(next: Map<number, Node[]>, node: Node, lines: number): Strand {
  const number = node.head === undefined ? lines + 1 : 0;
  const rows = [{ node, number, others: [] }, ...rowsBehind(next, node.id, number)];
  return { id: node.id, rows, count: countIn(rows) };
}

function countIn(rows: Row[]): number {
  return rows.reduce((sum, { others }) => sum + 1 + others.reduce((all, strand) => all + strand.count, 0), 0);
}

/** Whether a node is in a strand or in one of its branches. */
export function holds(strand: Strand, id: number): boolean {
  return strand.rows.some((row) => row.node.id === id || row.others.some((other) => holds(other, id)));
}
