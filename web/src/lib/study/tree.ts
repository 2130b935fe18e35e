/** The lines of play of a study: one game, with branches where somebody went another way. Nothing here changes in place. */

export interface Node {
  readonly id: number; // 0: the start
  readonly parent: number;
  readonly line: string; // of the record: "red: place mason", "* turn_order red blue"
  readonly name: string; // what somebody calls this moment; mostly empty
}

export const START = 0;
const BEFORE_PLAY = /^\s*(\[|#|$)/;

export interface Tree {
  readonly head: string; // the headers and remarks of the record
  readonly nodes: readonly Node[]; // every one behind its parent
}

/** A tree with one line of play: the whole record. */
export function treeOf(record: string): Tree {
  const texts = record.split(/\r\n|\r|\n/);
  const first = texts.findIndex((text) => !BEFORE_PLAY.test(text));
  const head = (first < 0 ? texts : texts.slice(0, first)).join('\n').trimEnd();
  const tree: Tree = { head, nodes: [{ id: START, parent: START, line: '', name: '' }] };
  return first < 0 ? tree : grown(tree, START, texts.slice(first).map(withoutRemark).filter(Boolean)).tree;
}

function withoutRemark(text: string): string {
  return text.replace(/#.*/, '').trim();
}

export function nodeAt(tree: Tree, id: number): Node {
  const found = tree.nodes.find((node) => node.id === id);
  if (!found) throw new Error(`there is no node ${id}`);
  return found;
}

export function childrenOf(tree: Tree, id: number): Node[] {
  return tree.nodes.filter((node) => node.parent === id && node.id !== START);
}

/** The nodes that lead to this one, the first line of play first. */
export function pathTo(tree: Tree, id: number): Node[] {
  const known = new Map(tree.nodes.map((node) => [node.id, node]));
  const path: Node[] = [];
  for (let node = known.get(id); node && node.id !== START; node = known.get(node.parent)) path.push(node);
  return path.reverse();
}

/** The last node when one goes on from here, at every branch the way that was taken first. */
export function endOf(tree: Tree, id: number): number {
  const [next] = childrenOf(tree, id);
  return next ? endOf(tree, next.id) : id;
}

/** The lines put behind a node; a way that is there already is taken. */
export function grown(tree: Tree, from: number, lines: string[]): { tree: Tree; at: number } {
  const nodes = [...tree.nodes];
  let at = from;
  let next = Math.max(...nodes.map((node) => node.id)) + 1;
  for (const line of lines) {
    const known = nodes.find((node) => node.parent === at && node.id !== START && node.line === line);
    if (known) {
      at = known.id;
    } else {
      nodes.push({ id: next, parent: at, line, name: '' });
      at = next;
      next += 1;
    }
  }
  return { tree: { ...tree, nodes }, at };
}

export function named(tree: Tree, id: number, name: string): Tree {
  return { ...tree, nodes: tree.nodes.map((node) => (node.id === id ? { ...node, name } : node)) };
}

/** Without a node and all that comes behind it. */
export function pruned(tree: Tree, id: number): Tree {
  const gone = new Set([id]);
  for (const node of tree.nodes) if (gone.has(node.parent) && node.id !== START) gone.add(node.id);
  return { ...tree, nodes: tree.nodes.filter((node) => node.id === START || !gone.has(node.id)) };
}

/** The record of the line of play that leads to a node. */
export function recordTo(tree: Tree, id: number): string {
  return [tree.head, '', ...pathTo(tree, id).map((node) => node.line), ''].join('\n');
}

/** Who plays a line; empty for chance. */
export function playerOf(line: string): string {
  return line.startsWith('*') ? '' : line.slice(0, line.indexOf(':'));
}

/** The colours at the table, as the headers of the record name them. */
export function seatsIn(head: string): string[] {
  return /\[Seats\s+"([^"]*)"\]/.exec(head)?.[1]?.split(' ') ?? [];
}
