/** The beats of Architects of the West Kingdom. */

import type { Facts } from '../../../wire';
import { boardOf } from '../../../wire/facts';
import { playerOf } from '../../players';
import type { Anchor, Carried, Marked, Row, Rows, Scene, Step } from '../beat';
import { brings, drawn, SET_UP } from './common';
import { card, cardsOf, counter, countIn, disc, effectOf, fresh, gains, gone, good, list, listIn, loose, mine, number, partsIn, pawn, raised, seatOf, together, touched, way, word } from './making';

const SILVER = good('silver');
const DEBT = card('debt');
const [BUILDINGS, APPRENTICES, MARKET, REWARDS, SCHEMES] = ['pile.building', 'pile.apprentice', 'pile.market', 'rewards', 'scheme'];
/** What goods come from while the black market is reset: nothing that is seen. */
const RESET = 'prison';
/** What each step on the virtue ruler, and each worker led away in a reset, adds to a beat. */
const VIRTUE = 110;
const LED = 150;
/** How long a scheme lies open before its worker leaves. */
const HELD = 500;

/** All that a view tells of whoever plays a colour: a seat, or the automa. */
function playerIn(view: Facts, seat: string): Facts {
  return seat in partsIn(view, 'players') ? playerOf(view, seat) : partsIn(view, 'automa');
}

/** How many workers of a seat stand at a location. */
function group(view: Facts, seat: string, place: string): number {
  return countIn(partsIn(playerIn(view, seat), 'workers'), place);
}

function captives(view: Facts, holder: string, seat: string): number {
  return countIn(partsIn(playerIn(view, holder), 'captured'), seat);
}

/** What a fact counts of each colour. */
function counted({ event }: Scene, name: string): [string, number][] {
  const told = partsIn(event.facts, name);
  return Object.keys(told).map((colour) => [colour, countIn(told, colour)]);
}

/** Everybody whose pieces are on the board. */
function colours(view: Facts): string[] {
  return [...new Set([...listIn(view, 'seats'), ...listIn(view, 'turn_order')])];
}

/** Where a place is on the board. */
export function spotOf(place: string): Anchor {
  if (place === 'black_market') return 'market';
  return place.startsWith('bm_') ? `market.${place}` : `place.${place}`;
}

/** Where workers of a seat stand at a place. */
function groupAt(place: string, seat: string): Anchor {
  if (place === 'prison') return `prison.${seat}`;
  return place.startsWith('bm_') ? spotOf(place) : `place.${place}.worker.${seat}`;
}

/** Where a worker comes to stand, and the mark round it: a group that grows, or a space of his own. */
function arrival(scene: Scene, seat: string, place: string): { to: Anchor; mark: Marked } {
  if (place === 'guildhall') {
    const hall = listIn(scene.before, 'guildhall').length;
    const to = `hall.${hall + 1}`;
    return { to, mark: fresh(scene, to, (now, then) => listIn(now, 'guildhall').length > hall && listIn(then, 'guildhall').length <= hall) };
  }
  if (place === 'black_market' || place.startsWith('bm_')) {
    const stands = (view: Facts, space: string): boolean => partsIn(view, 'black_market')[space] === seat;
    const space = Object.keys(partsIn(scene.after, 'black_market')).find((one) => stands(scene.after, one) && !stands(scene.before, one)) ?? place;
    return { to: spotOf(space), mark: fresh(scene, spotOf(space), (now, then) => stands(now, space) && !stands(then, space)) };
  }
  const to = groupAt(place, seat);
  return { to, mark: fresh(scene, spotOf(place), (now, then) => group(now, seat, place) > group(then, seat, place)) };
}

/** The place of the workshop where a card lies; empty if it lies in none. */
function shopOf(view: Facts, kind: string): string {
  const workshop = partsIn(view, 'workshop');
  return Object.keys(workshop).find((place) => workshop[place] === kind) ?? '';
}

/** Another card lies in a place of the workshop than on my last board. */
function changedShop(place: string): Marked['holds'] {
  return (now, then) => partsIn(now, 'workshop')[place] !== partsIn(then, 'workshop')[place];
}

/** The disc of a seat goes up or down the virtue ruler. */
const virtue: Row = (scene) => {
  const seat = seatOf(scene);
  const by = number(scene, 'virtue') * (scene.event.code === 'virtue_gained' ? 1 : -1);
  const level = number(scene, 'level');
  const ahead = Math.sign(by);
  const via = Array.from({ length: Math.max(0, Math.abs(by) - 1) }, (_, n) => `virtue.${level - by + (n + 1) * ahead}`);
  const step: Step = { ...way(disc(seat), `virtue.${level - by}`, `virtue.${level}`), via };
  return {
    length: 'step',
    more: VIRTUE * Math.abs(by),
    lights: [mine(scene, 'virtue'), `virtue.${level}`],
    steps: by ? [step] : [],
    sound: by > 0 ? 'point' : 'loss',
    merges: scene.source === RESET ? 'reset' : `virtue.${seat}`,
  };
};

/** Something about the debts of a seat; those of a reset belong to it. */
function debts(scene: Scene, from: Anchor, to: Anchor, count = 1): ReturnType<Row> {
  return {
    length: 'step',
    lights: [mine(scene, 'unpaid_debts')],
    steps: count > 0 ? [way(DEBT, from, to, 'paper', count)] : [],
    merges: scene.source === RESET ? 'reset' : `debts.${seatOf(scene)}`,
  };
}

/** Workers come back to the supply of the event's seat. */
function freed(scene: Scene, from: [Anchor, number][]): ReturnType<Row> {
  const steps = from.map(([anchor, count]) => way(pawn(seatOf(scene)), anchor, mine(scene, 'supply'), undefined, count));
  return { length: 'deed', lights: [mine(scene, 'supply')], steps: together(steps), sound: 'gate' };
}

/** A card of the workshop, or of a seat, goes under its pile. */
function dropped(scene: Scene, from: Anchor, marks: Marked[]): ReturnType<Row> {
  return { length: 'step', lights: [from], marks, steps: [way(card(word(scene, 'card')), from, APPRENTICES, 'paper')], merges: 'dropped' };
}

/** Where something was gained: a place, the reward, or a card that lies before the seat. */
function giver(scene: Scene): Anchor {
  const source = word(scene, 'source');
  const { locations } = boardOf('architects', scene.catalogue);
  if (source.startsWith('reward_')) return REWARDS;
  if (source.startsWith('bm_') || locations.some(({ id }) => id === source)) return spotOf(source);
  return source === 'set_up' ? 'stock' : mine(scene);
}

/** What nobody sees move: a pile is lit. */
function lit(anchor: Anchor, merges = ''): Row {
  return () => ({ length: 'tick', lights: [anchor], sound: 'paper', merges });
}

/** Pieces of each colour, as many as there are. */
function each(found: [string, number][], piece: (colour: string) => Carried, from: (colour: string) => Anchor, to: (colour: string) => Anchor): Step[] {
  return together(found.filter(([, count]) => count > 0).map(([colour, count]) => way(piece(colour), from(colour), to(colour), undefined, count)));
}

export const ARCHITECTS: Rows = {
  market_shown: (scene) => ({
    length: 'work',
    lights: ['market.bm_left'],
    steps: [raised(card(word(scene, 'face')), 'market.bm_left', 'paper')],
    merges: scene.source === RESET ? 'reset' : SET_UP,
  }),
  apprentices_revealed: (scene) => {
    const found = list(scene, 'cards').map((kind) => ({ kind, place: shopOf(scene.after, kind) })).filter(({ place }) => place);
    return {
      length: 'work',
      lights: found.map(({ place }) => `shop.${place}`),
      marks: found.map(({ place }) => fresh(scene, `shop.${place}`, changedShop(place))),
      steps: loose(found.map(({ kind, place }) => way(card(kind), APPRENTICES, `shop.${place}`, 'paper'))),
      merges: 'revealed',
    };
  },
  character_taken: (scene) => ({ length: 'work', lights: [mine(scene)], steps: [way(card(word(scene, 'character')), 'stock', mine(scene), 'paper')], merges: SET_UP }),
  card_picked: (scene) => ({ length: 'tick', lights: [cardsOf(scene, seatOf(scene))], sound: 'paper', merges: 'picked' }),
  cards_passed: (scene) => {
    const seats = listIn(scene.after, 'seats');
    const count = number(scene, 'count');
    const next = (n: number): string => seats[(n + 1) % seats.length] as string;
    const steps = count && seats.length > 1 ? seats.map((seat, n) => way(card(), cardsOf(scene, seat), cardsOf(scene, next(n)), undefined, count)) : [];
    return { length: 'deed', lights: seats.map((seat) => cardsOf(scene, seat)), steps: together(steps), sound: 'paper' };
  },
  turn_began: () => ({ lights: ['turn'], says: null }),
  turn_skipped: (scene) => ({ length: 'tick', lights: ['turn', mine(scene)], sound: 'hush' }),
  worker_placed: (scene) => {
    const [seat, place] = [seatOf(scene), word(scene, 'place')];
    const { to, mark } = arrival(scene, seat, place);
    return { length: 'step', lights: [spotOf(place)], marks: [mark], steps: [way(pawn(seat), mine(scene, 'supply'), to, 'knock')] };
  },
  worker_recalled: (scene) => {
    const [seat, place] = [seatOf(scene), word(scene, 'place')];
    return { length: 'step', lights: [spotOf(place)], steps: [way(pawn(seat), groupAt(place, seat), mine(scene, 'supply'), 'knock')] };
  },
  worker_let_go: (scene) => {
    const [seat, place] = [seatOf(scene), word(scene, 'place')];
    const from = colours(scene.before).includes(place) ? counter(place, 'captured') : groupAt(place, seat);
    return { length: 'step', lights: [from], steps: [way(pawn(seat), from, mine(scene, 'supply'), 'knock')] };
  },
  produced: (scene) => ({ ...brings(scene, spotOf(word(scene, 'place'))), isWith: true }),
  gained: (scene) => brings(scene, giver(scene)),
  silver_paid: (scene) => {
    const [cost, tax] = [number(scene, 'cost'), number(scene, 'tax')];
    const ways = [way(SILVER, mine(scene, 'silver'), effectOf(scene.source), 'coin', cost - tax), way(SILVER, mine(scene, 'silver'), 'tax', 'coin', tax)];
    return { length: cost ? 'step' : 'quiet', isWith: true, lights: [mine(scene, 'silver')], steps: together(ways.filter(({ count }) => count > 0)), merges: `paid.${seatOf(scene)}` };
  },
  virtue_gained: virtue,
  virtue_lost: virtue,
  debt_taken: (scene) => ({ ...debts(scene, 'stock', mine(scene, 'unpaid_debts'), number(scene, 'count')), sound: 'loss' }),
  debt_destroyed: (scene) => debts(scene, mine(scene, 'unpaid_debts'), 'stock'),
  debt_kept: (scene) => ({ length: 'tick', lights: [mine(scene, 'unpaid_debts')] }),
  debt_paid_off: (scene) => debts(scene, mine(scene, 'unpaid_debts'), mine(scene, 'paid_debts')),
  cards_drawn: (scene) => drawn(scene, BUILDINGS),
  cards_put_under: (scene) => {
    const from = cardsOf(scene, seatOf(scene));
    const count = number(scene, 'count');
    return { length: 'step', lights: [BUILDINGS], steps: count ? loose([way(card(), from, BUILDINGS, 'paper', count)]) : [], merges: 'put_under' };
  },
  batch_reached: lit(BUILDINGS),
  pile_empty: lit(BUILDINGS),
  cards_skipped: (scene) => {
    const silver = (view: Facts, place: string): number => countIn(partsIn(view, 'workshop_silver'), place);
    const laid = Object.keys(partsIn(scene.after, 'workshop')).map((place): [string, number] => [place, silver(scene.after, place) - silver(scene.before, place)]);
    return {
      length: 'step',
      lights: [mine(scene, 'silver')],
      steps: each(laid, () => SILVER, () => mine(scene, 'silver'), (place) => `shop.${place}`).map((step) => ({ ...step, sound: 'coin' })),
    };
  },
  apprentice_hired: (scene) => {
    const kind = word(scene, 'card');
    const place = shopOf(scene.before, kind);
    const from = place ? `shop.${place}` : APPRENTICES;
    return {
      length: 'work',
      lights: [from, mine(scene, 'apprentices')],
      marks: [fresh(scene, mine(scene, 'apprentices')), ...(place ? [gone(scene, from, card(kind), (now, then) => Boolean(shopOf(then, kind)) && !shopOf(now, kind))] : [])],
      steps: [way(card(kind), from, mine(scene, 'apprentices'), 'paper'), ...gains(scene, from)],
    };
  },
  apprentice_discarded: (scene) => dropped(scene, mine(scene, 'apprentices'), []),
  apprentice_swept: (scene) => {
    const kind = word(scene, 'card');
    const place = shopOf(scene.before, kind);
    const from = place ? `shop.${place}` : APPRENTICES;
    return dropped(scene, from, place ? [gone(scene, from, card(kind), changedShop(place))] : []);
  },
  workers_captured: (scene) => {
    const [seat, place, colour] = [seatOf(scene), word(scene, 'place'), word(scene, 'colour')];
    const from = groupAt(place, colour);
    const to = mine(scene, seat === colour ? 'supply' : 'captured');
    return {
      length: 'work',
      lights: [spotOf(place), to],
      marks: [gone(scene, from, pawn(colour), (now, then) => group(now, colour, place) < group(then, colour, place))],
      steps: [way(pawn(colour), from, to, 'chain', number(scene, 'count'))],
    };
  },
  taxes_stolen: (scene) => ({ length: 'step', lights: ['tax', ...touched(scene)], steps: gains(scene, 'tax') }),
  tax_added: (scene) => ({ length: 'step', lights: ['tax'], steps: [way(SILVER, 'stock', 'tax', 'coin', number(scene, 'silver'))] }),
  tax_stand_emptied: (scene) => ({ length: 'step', lights: ['tax'], steps: [way(SILVER, 'tax', 'stock', 'coin', number(scene, 'silver'))] }),
  captured_sold: (scene) => {
    const steps = each(counted(scene, 'owners'), pawn, () => mine(scene, 'captured'), (colour) => `prison.${colour}`);
    return {
      length: 'work',
      lights: [mine(scene, 'captured'), ...steps.map(({ to }) => to)],
      marks: steps.map(({ to }) => fresh(scene, to)),
      steps: [...steps, ...gains(scene, spotOf('guardhouse'))],
      sound: 'gate',
    };
  },
  prisoners_released: (scene) => freed(scene, [[`prison.${seatOf(scene)}`, number(scene, 'count')]]),
  captured_released: (scene) => freed(scene, counted(scene, 'holders').map(([holder, count]) => [counter(holder, 'captured'), count])),
  reset_began: (scene) => ({
    length: 'moment',
    lights: ['market', ...Object.keys(partsIn(scene.after, 'black_market')).map(spotOf)],
    sound: 'gate',
    merges: 'reset',
  }),
  worker_imprisoned: (scene) => {
    const seat = seatOf(scene);
    const stands = (view: Facts, space: string): boolean => partsIn(view, 'black_market')[space] === seat;
    const left = Object.keys(partsIn(scene.before, 'black_market')).filter((space) => stands(scene.before, space) && !stands(scene.after, space));
    return {
      length: 'step',
      more: LED,
      lights: [`prison.${seat}`],
      marks: left.map((space) => gone(scene, spotOf(space), pawn(seat), (now, then) => stands(then, space) && !stands(now, space))),
      steps: left.map((space) => ({ ...way(pawn(seat), spotOf(space), `prison.${seat}`, 'chain'), isLoose: true })),
      merges: 'reset',
    };
  },
  market_turned: (scene) => ({ length: 'work', lights: ['market.bm_right'], steps: [way(card(word(scene, 'card')), 'market.bm_left', 'market.bm_right', 'paper')], merges: 'reset' }),
  market_shuffled: () => ({ length: 'work', lights: [MARKET], steps: [way(card(), 'market.bm_right', MARKET, 'paper')], merges: 'reset' }),
  ability_used: (scene) => ({ length: 'tick', isWith: true, lights: [mine(scene)] }),
  prison_counted: (scene) => ({ length: 'tick', lights: [`prison.${seatOf(scene)}`], merges: 'reset' }),
  building_constructed: (scene) => {
    const kind = word(scene, 'card');
    const hall = `hall.${Math.max(1, listIn(scene.before, 'guildhall').length)}`;
    return {
      length: 'work',
      lights: [hall, mine(scene, 'buildings')],
      marks: [fresh(scene, hall)],
      steps: [way(card(kind), cardsOf(scene, seatOf(scene)), hall, 'stone'), way(card(kind), hall, mine(scene, 'buildings'), 'knock')],
    };
  },
  level_reached: (scene) => {
    const [seat, level] = [seatOf(scene), number(scene, 'level')];
    const reached = (view: Facts): boolean => countIn(playerIn(view, seat), 'cathedral') >= level;
    return {
      length: 'work',
      lights: [`cath.${level}`],
      marks: [fresh(scene, `cath.${level}`, (now, then) => reached(now) && !reached(then))],
      steps: [way(disc(seat), `cath.${level - 1}`, `cath.${level}`, 'stone')],
    };
  },
  reward_revealed: (scene) => ({ length: 'work', isWith: true, lights: [REWARDS], steps: [raised(card(word(scene, 'reward')), REWARDS, 'paper')] }),
  no_reward_left: lit(REWARDS),
  final_round_began: () => ({ length: 'moment', lights: ['place.guildhall', 'turn'], sound: 'bell-low', opens: 'round' }),
  scheme_revealed: (scene) => {
    const [seat, place] = [seatOf(scene), word(scene, 'place')];
    const { to, mark } = arrival(scene, seat, place);
    return {
      length: 'work',
      more: HELD,
      lights: [SCHEMES, spotOf(place)],
      marks: [mark],
      steps: [raised(card(word(scene, 'scheme')), SCHEMES, 'paper'), way(pawn(seat), SCHEMES, to, 'knock')],
    };
  },
  schemes_shuffled: lit(SCHEMES, 'schemes'),
  future_mixed_in: lit(SCHEMES, 'schemes'),
  automa_gathered: (scene) => {
    const seat = seatOf(scene);
    const fewer = (count: (view: Facts) => number): number => count(scene.before) - count(scene.after);
    const from: [Anchor, number][] = [
      ...Object.keys(partsIn(playerIn(scene.before, seat), 'workers')).map((place): [Anchor, number] => [groupAt(place, seat), fewer((view) => group(view, seat, place))]),
      ...colours(scene.before).map((holder): [Anchor, number] => [counter(holder, 'captured'), fewer((view) => captives(view, holder, seat))]),
      [`prison.${seat}`, fewer((view) => countIn(playerIn(view, seat), 'prison'))],
    ];
    const steps = each(from, () => pawn(seat), (anchor) => anchor, () => mine(scene, 'supply'));
    return { length: 'deed', lights: [mine(scene, 'supply')], steps, sound: 'knock', merges: 'gathered' };
  },
};

/** Cards of the workshop that move up without a word. */
export function movedUp({ before, after }: Scene): Step[] {
  return Object.entries(partsIn(before, 'workshop')).flatMap(([from, kind]) => {
    const to = typeof kind === 'string' ? shopOf(after, kind) : '';
    return to && to !== from ? [{ ...way(card(String(kind)), `shop.${from}`, `shop.${to}`), isLoose: true }] : [];
  });
}
