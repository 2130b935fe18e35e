/** The lines of play of a study: one game, with branches where somebody went another way. Nothing here changes in place. */

export interface Node {
  readonly id: number; // 0: the start
  readonly parent: number;
  readonly line: string; // of the record: "red: place mason", "* turn_order red blue"
  readonly name: string; // what somebody calls this moment; mostly empty
  readonly head?: string; // where a position was set up: the headers of the record that begins with it
}

export const START = 0;
const BEFORE_PLAY = /^\s*(\[|#|$)/;

export interface Tree {
  readonly head: string; // the headers and remarks of the record
  readonly nodes: readonly Node[]; // every one behind its parent
}

/** A tree with one line of play: the whole record. */
export function treeOf(record: string): Tree {
  const { head, lines } = parted(record);
  return grown({ head, nodes: [{ id: START, parent: START, line: '', name: '' }] }, START, lines).tree;
}

/** The headers of a record and its lines, without remarks. */
function parted(record: string): { head: string; lines: string[] } {
  const texts = record.split(/\r\n|\r|\n/);
  const first = texts.findIndex((text) => !BEFORE_PLAY.test(text));
  const begin = first < 0 ? texts.length : first;
  const lines = texts.slice(begin).map((text) => text.replace(/#.*/, '').trim());
  return { head: texts.slice(0, begin).join('\n').trimEnd(), lines: lines.filter(Boolean) };
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
  const next = new Map<number, number>();
  for (const node of tree.nodes) if (node.id !== START && !next.has(node.parent)) next.set(node.parent, node.id);
  let end = id;
  for (let found = next.get(id); found !== undefined; found = next.get(end)) end = found;
  return end;
}

/** The same node, or the end of the set-up where that is not behind it yet: nobody decides in the midst of it. */
export function behindSetUp(tree: Tree, id: number): number {
  const isDealt = ({ line, head }: Node): boolean => head === undefined && playerOf(line) === '';
  if (!pathTo(tree, id).every(isDealt)) return id;
  let end = id;
  for (let found = childrenOf(tree, id)[0]; found && isDealt(found); found = childrenOf(tree, end)[0]) end = found.id;
  return end;
}

/** The lines put behind a node; a way that is there already is taken. */
export function grown(tree: Tree, from: number, lines: string[]): { tree: Tree; at: number } {
  const nodes = [...tree.nodes];
  let at = from;
  let next = Math.max(...nodes.map((node) => node.id)) + 1;
  for (const line of lines) {
    const known = nodes.find((node) => node.parent === at && node.id !== START && node.line === line && node.head === undefined);
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

/** A position that was set up, behind a node: the record that begins with it. */
export function setUp(tree: Tree, from: number, record: string): { tree: Tree; at: number } {
  const { head, lines } = parted(record);
  const id = Math.max(...tree.nodes.map((node) => node.id)) + 1;
  return grown({ ...tree, nodes: [...tree.nodes, { id, parent: from, line: '', name: '', head }] }, id, lines);
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

/** The nodes of the record that leads to a node: since the last position that was set up on the way. */
export function sinceSetUp(tree: Tree, id: number): Node[] {
  const path = pathTo(tree, id);
  return path.slice(path.findLastIndex((node) => node.head !== undefined) + 1);
}

/** The headers of the record that leads to a node. */
export function headOf(tree: Tree, id: number): string {
  return pathTo(tree, id).findLast((node) => node.head !== undefined)?.head ?? tree.head;
}

/** The record of the line of play that leads to a node. */
export function recordTo(tree: Tree, id: number): string {
  return [headOf(tree, id), '', ...sinceSetUp(tree, id).map((node) => node.line), ''].join('\n');
}

/** Who plays a line; empty for chance and for what was set up. */
export function playerOf(line: string): string {
  return line.startsWith('*') ? '' : line.slice(0, Math.max(0, line.indexOf(':')));
}

/** The colours at the table, as the headers of the record name them. */
export function seatsIn(head: string): string[] {
  return /\[Seats\s+"([^"]*)"\]/.exec(head)?.[1]?.split(' ') ?? [];
}

/** The game that is played, as the headers of the record name it. */
export function gameIn(head: string): string {
  return /\[Game\s+"([^"]*)"\]/.exec(head)?.[1] ?? '';
}
