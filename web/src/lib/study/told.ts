/** A line of a record in words. */

import type { Words } from '../words/words';
import { thingName } from './names';
import { playerOf, type Node } from './tree';

/** What a line of play says; the notation where there are no words for it. */
export function told(words: Words, node: Node): string {
  if (node.head !== undefined) return words.text('study-set_up_here');
  const move = node.line.slice(node.line.startsWith('*') ? 1 : node.line.indexOf(':') + 1).trim();
  return playerOf(node.line) ? decided(words, move) : drawn(words, move);
}

function decided(words: Words, move: string): string {
  const known = words.moveOf(move);
  return known ? words.action(known) : move;
}

function drawn(words: Words, move: string): string {
  const [task = '', ...things] = move.split(' ');
  const what = words.has(`task-${task}`) ? words.text(`task-${task}`) : task;
  return words.text('study-chance', { what, things: things.map((id) => thingName(words, id)).join(', ') });
}
