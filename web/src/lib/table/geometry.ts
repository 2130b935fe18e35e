/** Where an arrow key leads: the nearest thing in that direction, by where things lie. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much more a step aside costs than a step ahead. */
const ASIDE = 3;

interface Point {
  x: number;
  y: number;
}

function middle(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function isSideways(direction: Direction): boolean {
  return direction === 'left' || direction === 'right';
}

/** In reading order: row by row, left to right. */
function inReadingOrder(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  const isSameRow = Math.abs(a.y - b.y) < Math.min(one.height, other.height) / 2;
  return isSameRow ? a.x - b.x : a.y - b.y;
}

/** The number of the next box in reading order; -1 at the end. */
function nextRead(from: number, boxes: Box[], by: number): number {
  const order = boxes.map((_, n) => n).sort((a, b) => inReadingOrder(boxes[a] as Box, boxes[b] as Box));
  return order[order.indexOf(from) + by] ?? -1;
}

/** The number of the box to which an arrow leads from another; -1 if there is none. */
export function nextBox(from: number, boxes: Box[], direction: Direction): number {
  const start = boxes[from];
  if (!start) return -1;
  const here = middle(start);
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let found = -1;
  let shortest = Infinity;
  boxes.forEach((box, n) => {
    const there = middle(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [ahead, aside] = isSideways(direction) ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    const isBeside = isSideways(direction) && aside >= Math.max(start.height, box.height) / 2;
    if (n === from || ahead <= 1 || isBeside) return;
    const distance = ahead + aside * ASIDE;
    if (distance < shortest) [found, shortest] = [n, distance];
  });
  if (found < 0 && isSideways(direction)) return nextRead(from, boxes, sign);
  return found;
}
