/** The beats of Caylus 1303. */

import type { Facts } from '../../../wire';
import { playerOf } from '../../players';
import type { Anchor, Rows, Scene } from '../beat';
import { CAYLUS } from './caylus';
import { FIRST_PLAYER, HEADING, passed, SET_UP } from './common';
import { card, countIn, counter, effectOf, FAVOUR, fresh, gains, gone, house, left, list, listIn, loose, losses, mine, number, partsIn, pawn, raised, seatOf, strides, tile, token, touched, walk, way, word } from './making';
import { arrived, nextCircle, tileOf } from './standing';

const SITE = 'place.construction_site';

function hasCharacter(view: Facts, seat: string, character: string): boolean {
  return listIn(playerOf(view, seat), 'characters').includes(character);
}

function has(seat: string, character: string) {
  return (now: Facts, then: Facts): boolean => hasCharacter(now, seat, character) !== hasCharacter(then, seat, character);
}

/** A residence of the event's seat, which gives it goods; the stock, if it has none. */
function residenceOf(scene: Scene): Anchor {
  const owners = partsIn(scene.after, 'owners');
  const found = listIn(scene.after, 'residences').find((place) => owners[place] === seatOf(scene));
  return found ? `place.${found}` : 'stock';
}

export const CAYLUS_1303: Rows = {
  starting_tiles_laid: (scene) => {
    const places = list(scene, 'places');
    const road = partsIn(scene.after, 'road');
    const slots = partsIn(scene.after, 'slots');
    const ways = [
      ...Object.keys(road).filter((space) => places.includes(String(road[space]))).map((space) => way(tile(String(road[space])), 'stock', `road.${space}`)),
      ...Object.keys(slots).filter((slot) => places.includes(String(slots[slot]))).map((slot) => way(tile(String(slots[slot])), 'stock', `site.${slot}`)),
    ];
    return { length: 'work', lights: ways.map(({ to }) => to), steps: loose(ways), sound: 'stone', merges: SET_UP };
  },
  tile_laid: (scene) => {
    const plot = `road.${number(scene, 'space')}`;
    return { length: 'work', lights: [plot], steps: loose([way(tile(word(scene, 'place')), 'stock', plot, 'stone')]), merges: SET_UP };
  },
  slot_filled: (scene) => {
    const slot = `site.${number(scene, 'slot')}`;
    return { length: 'work', lights: [slot], steps: loose([way(tile(word(scene, 'place')), 'stock', slot, 'stone')]), merges: SET_UP };
  },
  first_player_drawn: (scene) => ({ length: 'step', lights: ['turn', mine(scene)], steps: [way(FIRST_PLAYER, 'turn', mine(scene), 'paper')], merges: SET_UP }),
  characters_revealed: (scene) => ({
    length: 'work',
    lights: ['characters'],
    steps: loose(list(scene, 'characters').map((character) => raised(card(character), 'characters', 'paper'))),
    merges: SET_UP,
  }),
  character_taken: (scene) => {
    const [seat, character, holder] = [seatOf(scene), word(scene, 'character'), word(scene, 'holder')];
    const from = holder ? counter(holder, 'characters') : 'characters';
    const lost = holder ? [gone(scene, from, card(character), has(holder, character))] : [];
    return {
      length: 'work',
      lights: [from, mine(scene, 'characters')],
      marks: [fresh(scene, mine(scene, 'characters'), has(seat, character)), ...lost],
      steps: [way(card(character), from, mine(scene, 'characters'), 'paper')],
    };
  },
  character_used: (scene) => ({ length: 'tick', isWith: true, lights: [mine(scene, 'characters')], sound: 'paper' }),
  worker_placed: (scene) => {
    const [seat, place, returned] = [seatOf(scene), word(scene, 'place'), number(scene, 'returned')];
    const circle = nextCircle(scene.before, place);
    return {
      length: 'deed',
      lights: [tileOf(place)],
      marks: [arrived(scene, tileOf(place), circle)],
      steps: [way(pawn(seat), mine(scene, 'supply'), circle, 'knock'), ...(returned ? [{ ...way(pawn(seat), mine(scene, 'supply'), `camp.${seat}`, undefined, returned), isLoose: true }] : [])],
    };
  },
  workers_taken: (scene) => ({ length: 'step', lights: touched(scene), steps: gains(scene, `camp.${seatOf(scene)}`) }),
  recruited: (scene) => ({ length: 'moment', lights: touched(scene), steps: loose(gains(scene, residenceOf(scene))), merges: HEADING }),
  passed: (scene) => passed(scene, number(scene, 'number') === 1 ? [way(FIRST_PLAYER, 'turn', mine(scene), 'paper')] : []),
  built: CAYLUS.built as Rows[string],
  claimed: (scene) => {
    const place = `place.${word(scene, 'place')}`;
    return { length: 'step', lights: [place], marks: [fresh(scene, place)], steps: [way(house(seatOf(scene)), mine(scene), `${place}.owner`, 'knock')] };
  },
  became_residence: (scene) => {
    const place = `place.${word(scene, 'place')}`;
    return { length: 'work', lights: [place], marks: [fresh(scene, place)], steps: [raised(tile('residence'), place, 'stone')], merges: 'residences' };
  },
  favor_gained: (scene) => ({ length: 'step', lights: [mine(scene)], steps: [way(FAVOUR, scene.source ? effectOf(scene.source) : SITE, mine(scene), 'point-high')] }),
  slot_used: (scene) => {
    const slot = `site.${number(scene, 'slot')}`;
    return { length: 'step', lights: [slot], steps: [way(FAVOUR, mine(scene), slot, 'knock')] };
  },
  bundle_delivered: (scene) => ({
    length: 'work',
    lights: [SITE],
    marks: [fresh(scene, SITE)],
    steps: [...losses(scene, SITE), way(token('bundle'), mine(scene), SITE, 'stone'), ...gains(scene, SITE)],
    series: `bundle.${seatOf(scene)}`,
  }),
  most_bundles: (scene) => ({ length: 'tick', lights: [SITE, mine(scene)] }),
  provost_set: (scene) => {
    const [from, to] = [countIn(scene.before, 'provost'), number(scene, 'space')];
    const steps = walk('provost', from, to);
    return { length: 'step', more: strides(steps), lights: ['provost'], marks: [left('provost', null, from)], steps, merges: HEADING };
  },
};
