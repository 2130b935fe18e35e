/** The beats of Caylus Magna Carta. Views count the cards of its road from 0, anchors from 1. */

import type { Facts } from '../../../wire';
import { playerOf } from '../../players';
import type { Anchor, Rows, Scene, Step } from '../beat';
import { income, roadLaid, workerPlaced } from './caylus';
import { brings, drawn, FIRST_PLAYER, HEADING, provostMoved } from './common';
import { card, cardsOf, countIn, counter, effectOf, fresh, gains, gone, homeOf, house, left, list, listIn, loose, losses, mine, number, partsIn, pawn, price, raised, seatOf, strides, together, token, touched, walk, way, word } from './making';
import { departed } from './standing';

/** A card of the event's seat that lies on the road. */
function own(scene: Scene): Anchor {
  return `place.${seatOf(scene)}_${word(scene, 'card')}`;
}

/** The place where the owner of a card has something of another's work: his card, or where that worker acts. */
function owned(scene: Scene): Anchor {
  const place = own(scene).slice('place.'.length);
  return listIn(scene.after, 'road').includes(place) ? own(scene) : (scene.source ?? mine(scene));
}

/** The price of an action with cards. */
function action(scene: Scene): Step[] {
  return price(scene, 'deniers', 'bridge.price');
}

/** What a fact tells of each section. */
function sections(scene: Scene): [string, number][] {
  const tokens = partsIn(scene.event.facts, 'tokens');
  return Object.keys(tokens).map((section) => [section, countIn(tokens, section)]);
}

export const MAGNA_CARTA: Rows = {
  road_laid: roadLaid,
  income_received: income,
  worker_placed: workerPlaced,
  provost_moved: (scene) => provostMoved(scene, 1),
  provost_advanced: (scene) => {
    const to = number(scene, 'space') + 1;
    const from = to - number(scene, 'steps');
    const steps = walk('provost', from, to);
    return { length: 'step', more: strides(steps), lights: ['provost'], marks: [left('provost', null, from, 1)], steps, merges: HEADING };
  },
  first_player_changed: (scene) => {
    const before = String(scene.before.first_player ?? '');
    const from = before && before !== seatOf(scene) ? counter(before) : 'turn';
    return { length: 'step', lights: ['turn', mine(scene)], steps: [way(FIRST_PLAYER, from, mine(scene), 'paper')], merges: HEADING };
  },
  cubes_paid: (scene) => ({ length: 'step', lights: touched(scene), steps: losses(scene, scene.source ? effectOf(scene.source) : 'road.end'), merges: `paid.${seatOf(scene)}` }),
  declined: (scene) => ({ length: 'tick', lights: [scene.source ?? mine(scene), mine(scene)], merges: 'declined' }),
  cards_drawn: (scene) => {
    const part = drawn(scene, `deck.${seatOf(scene)}`);
    return { ...part, steps: [...action(scene), ...(part.steps ?? [])] };
  },
  hand_kept: (scene) => ({ length: 'tick', lights: [cardsOf(scene, seatOf(scene))], merges: 'hands' }),
  hand_discarded: (scene) => {
    const seat = seatOf(scene);
    const steps = list(scene, 'cards').map((kind) => way(card(kind), cardsOf(scene, seat), `discard.${seat}`, 'paper'));
    return { length: 'work', lights: [cardsOf(scene, seat)], steps: [...action(scene), ...together(steps)] };
  },
  pile_shuffled: (scene) => {
    const seat = seatOf(scene);
    return { length: 'tick', lights: [`deck.${seat}`], steps: [...action(scene), way(card(), `discard.${seat}`, `deck.${seat}`, 'paper')], merges: `drawn.${seat}` };
  },
  card_built: (scene) => {
    const seat = seatOf(scene);
    const laid = countIn(partsIn(playerOf(scene.after, seat), 'reserves'), word(scene, 'card'));
    const place = own(scene);
    return {
      length: 'work',
      lights: [place],
      marks: [fresh(scene, place)],
      steps: [
        way(card(word(scene, 'card')), cardsOf(scene, seat), 'road.end', 'stone'),
        way(house(seat), mine(scene), `${place}.owner`, 'knock'),
        ...(laid ? [way(token('reserve'), 'stock', place, 'cube', laid)] : []),
      ],
    };
  },
  prestige_built: (scene) => {
    const [seat, kind] = [seatOf(scene), word(scene, 'card')];
    const covered = partsIn(scene.after, 'covering')[kind];
    const to = typeof covered === 'string' ? `place.${covered}` : mine(scene);
    const has = (view: Facts): boolean => listIn(playerOf(view, seat), 'prestige').includes(kind);
    return {
      length: 'work',
      lights: [to],
      marks: [fresh(scene, to), gone(scene, `offer.${kind}`, card(kind), (now, then) => has(now) && !has(then))],
      steps: [way(card(kind), `offer.${kind}`, to, 'stone'), way(house(seat), mine(scene), `offer.${kind}`, 'knock')],
    };
  },
  not_reached: (scene) => {
    const seat = seatOf(scene);
    const circle = `place.${word(scene, 'place')}.worker`;
    return { length: 'step', lights: [circle], marks: [departed(scene, circle)], steps: loose([way(pawn(seat), circle, homeOf(scene.after, seat))]), sound: 'hush', merges: 'sent_home' };
  },
  owner_gained: (scene) => ({ length: 'step', isWith: true, lights: [mine(scene), ...touched(scene)], steps: gains(scene, `${owned(scene)}.owner`) }),
  reserve_used: (scene) => ({ ...brings(scene, owned(scene)), isWith: true }),
  reserve_empty: (scene) => ({ length: 'tick', lights: [owned(scene)] }),
  card_turned: (scene) => ({ length: 'work', lights: [own(scene)], marks: [fresh(scene, own(scene))], steps: [raised(card('residence'), own(scene), 'paper')] }),
  card_marked: (scene) => ({ length: 'tick', lights: [own(scene)], marks: [fresh(scene, own(scene), (now, then) => isMarked(now, scene) && !isMarked(then, scene))], sound: 'paper' }),
  lots_offered: (scene) => ({ length: 'work', lights: ['castle', mine(scene)], sound: 'stone', merges: `paid.${seatOf(scene)}` }),
  no_lots: (scene) => ({ length: 'tick', lights: ['castle', mine(scene)], merges: 'no_lots' }),
  tokens_taken: (scene) => ({
    length: 'step',
    lights: [mine(scene, 'tokens')],
    marks: sections(scene).map(([section]) => fresh(scene, `castle.${section}`, (now, then) => tokensIn(now, section) !== tokensIn(then, section))),
    steps: together(sections(scene).map(([section, count]) => way(token(section), `castle.${section}`, mine(scene, 'tokens'), 'knock', count))),
  }),
  most_lots: (scene) => ({ length: 'step', lights: touched(scene), steps: gains(scene, 'castle') }),
  tokens_removed: (scene) => ({
    length: 'deed',
    lights: sections(scene).map(([section]) => `castle.${section}`),
    marks: sections(scene).map(([section]) => gone(scene, `castle.${section}`, token(section), (now, then) => tokensIn(now, section) !== tokensIn(then, section))),
    steps: sections(scene).map(([section, count]) => way(token(section), `castle.${section}`, 'stock', undefined, count)),
    sound: 'hush',
  }),
};

function tokensIn(view: Facts, section: string): number {
  return countIn(partsIn(view, 'tokens'), section);
}

function isMarked(view: Facts, scene: Scene): boolean {
  return listIn(playerOf(view, seatOf(scene)), 'marked').includes(word(scene, 'card'));
}

