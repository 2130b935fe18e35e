/**
 * Where things are on the screen, by name: pieces leave and reach anchors, beats light and mark them.
 * An element says its names by `anchored`, several with spaces between; here stands what takes the place of one that is not in sight.
 * Numbers count from 1; `S` is the colour of a seat.
 */

import { counterOf } from '../pieces/fields';
import type { Anchor } from '../table/stage/beat';

/** Every kind of anchor, and what stands in for it, nearest first; `*` takes any one part of a name, `$1` is the first so taken. */
export const STAND_INS: Record<Anchor, Anchor[]> = {
  // players
  'seat.*.captives': ['seat.$1', 'tab.captures'],
  'seat.*.*': ['seat.$1'], // a counter: a good, coin, points, worker, favour, cards, debt, virtue, tokens
  'seat.*': ['order.$1'], // the shield of a panel
  'order.*': ['turn'], // the disc in the order of play
  hand: ['tab.hand', 'tab.cards'],
  'deck.*': ['seat.$1.cards', 'hand'],
  'discard.*': ['seat.$1.cards', 'hand'],
  'pile.building': ['pile'],
  'pile.apprentice': ['place.workshop'],
  'pile.market': ['market'],
  pile: ['place.workshop', 'stock'],
  stock: ['tab.stock', 'tab.more', 'phase'],
  // places
  'place.*.worker.*': ['place.$1.worker'], // one of several circles, or the workers of a seat
  'place.*.worker': ['place.$1'],
  'place.*.owner': ['place.$1'], // the roof line
  'place.*.effect': ['place.$1'], // the line that says what it does
  'place.*': ['tab.board'], // a tile or a row; the line of its group while that is closed
  'road.strip.*': ['road.$1'], // the stretch of road before a plot
  'road.end': ['tab.board'], // the next free plot
  'road.*': ['tab.board'],
  provost: ['tab.board'],
  bailiff: ['provost'],
  'bridge.price': ['bridge'],
  'bridge.*': ['bridge'], // a plank
  bridge: ['phase'],
  // Caylus and Magna Carta
  'castle.queue.*': ['castle'],
  'castle.*.*': ['castle.$1'], // a stone
  'castle.*': ['castle'], // a section, or its pile
  castle: ['tab.castle', 'tab.board'],
  'favour.*.*': ['favour.$1'],
  'favour.*': ['tab.favours', 'tab.more'],
  'offer.*': ['castle'], // a prestige card
  // Caylus 1303
  'site.queue.*': ['site'],
  'site.*': ['site'], // a slot
  site: ['place.construction_site'],
  'character.*': ['characters'],
  characters: ['tab.characters', 'tab.board'],
  'camp.*': ['camp'],
  camp: ['bridge'],
  // Architects
  'market.*': ['market'], // a space, by number or name
  market: ['tab.board'],
  'shop.*': ['place.workshop'], // a column of apprentices
  'hall.*': ['hall'],
  hall: ['tab.board'],
  'cath.*': ['cath'],
  cath: ['tab.board'],
  'virtue.*': ['virtue'], // a step, or the disc of a seat
  virtue: ['tab.board'],
  tax: ['place.tax_stand'],
  'prison.*': ['place.prison'],
  rewards: ['cath'],
  scheme: ['tab.board', 'turn'],
  // bars
  'tab.*': ['tab.more'], // a tab's handle
  phase: ['turn', 'bar'],
  turn: ['phase', 'bar'],
  prompt: ['phase'],
};

const PATTERNS = Object.entries(STAND_INS).map(([name, others]) => ({
  pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '([^.]+)')}$`),
  others,
}));

/** The name that elements say for an anchor: counters go by one name, whatever a game calls its field; rows of favours without their kind. */
export function canonical(anchor: Anchor): Anchor {
  const [kind, seat, field, ...rest] = anchor.replace('favour.favour_', 'favour.').split('.');
  return [kind, seat, kind === 'seat' && field ? counterOf(field) : field, ...rest].filter((part) => part !== undefined).join('.');
}

/** The anchor of a counter of a seat. */
export function counterAt(seat: string, field: string): Anchor {
  return `seat.${seat}.${counterOf(field)}`;
}

/** The names to look for, nearest first: the anchor, what stands in for it, what stands in for that. */
export function chainOf(anchor: Anchor): Anchor[] {
  const chain = [canonical(anchor)];
  for (const name of chain) {
    const found = PATTERNS.map(({ pattern, others }) => ({ taken: pattern.exec(name), others })).find(({ taken }) => taken);
    for (const other of found?.others ?? []) {
      const next = other.replaceAll(/\$(\d)/g, (_, n: string) => found?.taken?.[Number(n)] ?? '');
      if (!chain.includes(next)) chain.push(next);
    }
  }
  return chain;
}

function elementsOf(name: Anchor): Element[] {
  return [...document.querySelectorAll(`[data-anchor~="${name}"]`)];
}

const CLIPS = /auto|scroll|hidden|clip/;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is seen of the room around an element: the screen, less what scrolled boxes hide. */
export function roomOf(element: Element): Box {
  let { left, right, top, bottom }: Box = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!CLIPS.test(getComputedStyle(around).overflow)) continue;
    const box = around.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { left, right, top, bottom };
}

/** Whether it has a box: it is not in a closed fold. */
function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether some of it is seen. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const room = roomOf(element);
  return right > room.left && left < room.right && bottom > room.top && top < room.bottom;
}

/** Bars, which are always in sight: what a list has scrolled away is nearer than they are. */
const BARS = /^(tab\..*|phase|turn|bar)$/;

/** The nearest name that is in sight, or else scrolled away, and where. */
function seek(anchor: Anchor): { name: Anchor; element: Element } | null {
  let away: { name: Anchor; element: Element } | null = null;
  for (const name of chainOf(anchor)) {
    if (away && BARS.test(name)) return away;
    const elements = elementsOf(name).filter(hasBox);
    const element = elements.find(isInSight);
    if (element) return { name, element };
    if (elements[0]) away ??= { name, element: elements[0] };
  }
  return away;
}

/** The element of an anchor, or of what stands in for it; null if there is none with a box. */
export function find(anchor: Anchor): Element | null {
  return seek(anchor)?.element ?? null;
}

/** The anchor itself, or what stands in for it on this screen. */
export function nearest(anchor: Anchor): Anchor | null {
  return seek(anchor)?.name ?? null;
}

/** Brings what a list has scrolled away into sight; says whether it had to. */
export function bringIntoSight(anchor: Anchor): boolean {
  const element = find(anchor);
  if (!element || isInSight(element)) return false;
  element.scrollIntoView({ block: 'nearest' });
  return true;
}
