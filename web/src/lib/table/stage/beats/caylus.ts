/** The beats of Caylus. */

import type { Facts } from '../../../wire';
import { boardOf } from '../../../wire/facts';
import { playerOf } from '../../players';
import type { Anchor, Rows, Scene } from '../beat';
import { HEADING } from './common';
import { countIn, counter, disc, effectOf, FAVOUR, fresh, gains, house, homeOf, left, list, loose, losses, mine, number, partsIn, pawn, raised, seatOf, strides, tile, together, touched, walk, way, word } from './making';
import { arrived, nextCircle, tileOf } from './standing';

const GATE = 'place.gate.worker';
const [LEFT, RIGHT] = ['place.inn.worker.1', 'place.inn.worker.2'];
/** What each seat adds to the scoring of a section. */
const SCORED = 180;

/** How many houses a seat has in a section. */
function houses(view: Facts, seat: string, section: string): number {
  return countIn(partsIn(playerOf(view, seat), 'houses'), section);
}

/** The stone of a section that is built next. */
function nextStone({ before }: Scene, section: string): Anchor {
  const built = Object.keys(partsIn(before, 'players')).map((seat) => houses(before, seat, section));
  return `castle.${section}.${built.reduce((sum, count) => sum + count, 0) + 1}`;
}

/** A favour that the seat has just used, in its cell. */
function fromFavour(scene: Scene): ReturnType<Rows[string]> {
  return { length: 'step', isWith: true, lights: touched(scene), steps: gains(scene, effectOf(scene.source)) };
}

/** Income falls to all at once. */
export const income: Rows[string] = (scene) => ({
  length: 'moment',
  lights: touched(scene),
  steps: loose(gains(scene, 'phase')).map((step) => ({ ...step, sound: 'roll' })),
  merges: HEADING,
});

/** A worker is set and paid for. */
export const workerPlaced: Rows[string] = (scene) => {
  const [seat, place] = [seatOf(scene), word(scene, 'place')];
  const circle = nextCircle(scene.before, place);
  return {
    length: 'deed',
    lights: [tileOf(place)],
    marks: [arrived(scene, tileOf(place), circle)],
    steps: [way(pawn(seat), homeOf(scene.before, seat), circle, 'knock'), ...loose(losses(scene, 'bridge.price'))],
  };
};

/** Tiles or cards are laid along the road, one after the other. */
export const roadLaid: Rows[string] = (scene) => ({
  length: 'work',
  lights: list(scene, 'places').map((place) => `place.${place}`),
  steps: together(list(scene, 'places').map((place, n) => way(tile(place), 'stock', `road.${n + 1}`))),
  sound: 'stone',
});

export const CAYLUS: Rows = {
  road_laid: roadLaid,
  income_received: income,
  worker_placed: workerPlaced,
  worker_moved: (scene) => {
    const [seat, place] = [seatOf(scene), word(scene, 'place')];
    const circle = nextCircle(scene.before, place);
    return { length: 'step', lights: [tileOf(place)], marks: [arrived(scene, tileOf(place), circle)], steps: [way(pawn(seat), GATE, circle, 'knock')] };
  },
  worker_taken_back: (scene) => ({ length: 'step', lights: ['place.gate'], steps: [way(pawn(seatOf(scene)), GATE, homeOf(scene.after, seatOf(scene)), 'knock')] }),
  inn_entered: (scene) => ({ length: 'step', lights: ['place.inn'], marks: [arrived(scene, 'place.inn', RIGHT)], steps: [way(pawn(seatOf(scene)), LEFT, RIGHT, 'knock')], merges: 'inn' }),
  inn_left: (scene) => ({ length: 'step', lights: ['place.inn'], steps: [way(pawn(seatOf(scene)), RIGHT, homeOf(scene.after, seatOf(scene)), 'knock')], merges: 'inn' }),
  inn_kept: () => ({ length: 'tick', lights: [RIGHT], merges: 'inn' }),
  built: (scene) => {
    const [seat, place] = [seatOf(scene), `place.${word(scene, 'place')}`];
    return {
      length: 'work',
      lights: [place],
      marks: [fresh(scene, place)],
      steps: [
        raised(tile(word(scene, 'place')), `road.${number(scene, 'space')}`, 'stone'),
        way(house(seat), mine(scene), `${place}.owner`, 'knock'),
        ...gains(scene, `${place}.owner`),
      ],
    };
  },
  transformed: (scene) => {
    const plot = `road.${number(scene, 'space')}`;
    return { length: 'work', lights: [plot], marks: [fresh(scene, plot)], steps: [raised(tile('residence'), plot, 'paper'), ...gains(scene, plot)] };
  },
  transformation_delayed: (scene) => ({ length: 'tick', lights: [tileOf(word(scene, 'place'))], sound: 'paper' }),
  batch_handed_in: (scene) => {
    const [seat, section] = [seatOf(scene), word(scene, 'section')];
    const stone = nextStone(scene, section);
    const holds = (now: Facts, then: Facts): boolean => houses(now, seat, section) > houses(then, seat, section);
    return {
      length: 'work',
      lights: ['castle', `castle.${section}`],
      marks: [fresh(scene, 'castle', holds)],
      steps: [...losses(scene, stone), way(house(seat), mine(scene), stone, 'stone'), ...gains(scene, stone)],
      series: `batch.${seat}`,
    };
  },
  castle_full: (scene) => ({ length: 'tick', lights: ['castle', mine(scene)], sound: 'hush', merges: 'castle_full' }),
  no_batch: (scene) => ({ length: 'step', lights: ['castle', counter(seatOf(scene), 'prestige')], sound: number(scene, 'prestige') ? 'loss' : 'hush' }),
  most_houses: (scene) => ({ length: 'step', lights: ['castle'], steps: [way(FAVOUR, 'castle', mine(scene, 'favours'), 'point-high')] }),
  bailiff_moved: (scene) => {
    const to = number(scene, 'space');
    const from = to - number(scene, 'steps');
    const provost = countIn(scene.before, 'provost');
    const steps = [...walk('bailiff', from, to), ...walk('provost', provost, to)];
    return { length: 'step', more: strides(steps), lights: ['bailiff'], marks: [left('bailiff', null, from), left('provost', null, provost)], steps };
  },
  section_scored: (scene) => ({ length: 'moment', lights: ['castle', `castle.${word(scene, 'section')}`], sound: 'fanfare', merges: 'scored' }),
  houses_counted: (scene) => {
    const from = `castle.${word(scene, 'section')}`;
    const steps = gains(scene, from).map((step) => ({ ...step, sound: 'point-high' as const }));
    return { length: 'step', more: SCORED, lights: [from, mine(scene)], steps, merges: 'scored' };
  },
  no_house_in_section: (scene) => ({
    length: 'step',
    more: SCORED,
    lights: [`castle.${word(scene, 'section')}`, counter(seatOf(scene), 'prestige')],
    sound: number(scene, 'prestige') ? 'loss' : 'hush',
    merges: 'scored',
  }),
  columns_opened: (scene) => {
    const { favours } = boardOf('caylus', scene.catalogue);
    return { length: 'tick', lights: favours.map(({ row }) => `favour.${row}.${number(scene, 'column')}`), merges: 'scored' };
  },
  favour_row_chosen: (scene) => {
    const [seat, row, column] = [seatOf(scene), word(scene, 'row'), number(scene, 'column')];
    const cell = `favour.${row}.${column}`;
    const at = (view: Facts): number => countIn(partsIn(playerOf(view, seat), 'columns'), row);
    return {
      length: 'step',
      lights: [cell],
      marks: [fresh(scene, cell, (now, then) => at(now) === column && at(then) !== column)],
      steps: [way(FAVOUR, mine(scene, 'favours'), cell, 'paper'), { ...way(disc(seat), `favour.${row}.${column - 1}`, cell), isLoose: true }],
    };
  },
  favour_prestige_gained: fromFavour,
  favour_deniers_gained: fromFavour,
  favour_simplified: (scene) => ({ length: 'step', isWith: true, lights: touched(scene), steps: gains(scene, mine(scene, 'favours')) }),
  favour_lost: (scene) => ({ length: 'tick', lights: [mine(scene, 'favours')], sound: 'hush' }),
};
