import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../src/lib/spots/anchors';
import type { Anchor, Beat, Scene } from '../../../src/lib/table/stage/beat';
import { beatOf, beatsOf, hasRow, scenesOf } from '../../../src/lib/table/stage/beats';
import { changesOf } from '../../../src/lib/table/log/changes';
import { fieldOf } from '../../../src/lib/table/stage/counters';
import type { Catalogue, Facts, Happened } from '../../../src/lib/wire';
import { GAMES, REAL } from './scenes';

const ID = '[a-z][a-z0-9_]*';
/** Every kind of anchor: its form, and the group that names a place, a seat or a section. */
const FORMS: RegExp[] = [
  new RegExp(`^seat\\.(?<seat>[a-z]+)(\\.${ID})?$`),
  /^(deck|discard|camp|prison)\.(?<seat>[a-z]+)$/,
  /^(hand|stock|phase|turn|castle|characters|market|tax|rewards|scheme|provost|bailiff)$/,
  /^pile\.(building|apprentice|market)$/,
  new RegExp(`^place\\.(?<place>${ID})(\\.(owner|effect|worker(\\.([1-9]|[a-z]+))?))?$`),
  /^road\.([1-9]\d*|end|strip\.\d+)$/,
  /^bridge\.([1-9]|price)$/,
  /^(castle|site)\.queue\.[1-9]$/,
  /^castle\.(?<section>dungeon|walls|towers)(\.[1-9]\d*)?$/,
  /^favour\.favour_[a-z]+\.\d$/,
  new RegExp(`^offer\\.${ID}$`),
  /^site\.[1-9]$/,
  /^market\.bm_(left|middle|right)$/,
  /^shop\.(top|bottom)_[1-4]$/,
  /^(hall|cath|virtue)\.\d+$/,
];

/** What players hold and spend. */
const COUNTED = new Set(['food', 'wood', 'stone', 'cloth', 'gold', 'clay', 'marble', 'silver', 'deniers', 'workers', 'supply', 'unpaid_debts']);

function formOf(anchor: Anchor): RegExpExecArray | null {
  for (const form of FORMS) {
    const found = form.exec(anchor);
    if (found) return found;
  }
  return null;
}

/** The places of a game: its tiles and cards, its locations, what lies on its road. */
function placesIn({ pieces, board }: Catalogue, ...views: Facts[]): Set<string> {
  const locations = ((board as { locations?: { id: string }[] }).locations ?? []).map(({ id }) => id);
  const roads = views.flatMap(({ road }) => (Array.isArray(road) ? road.map(String) : []));
  return new Set(roads.length ? roads : [...pieces.map(({ id }) => id), ...locations, 'guildhall']);
}

function anchorsOf({ lights, marks, steps }: Beat): Anchor[] {
  return [...lights, ...marks.map(({ anchor }) => anchor), ...steps.flatMap(({ from, to, via = [] }) => [from, to, ...via])];
}

function told(code: string, facts: Facts = {}): Happened {
  return { code, facts, reasons: [] } as unknown as Happened;
}

/** Scenes of a game in which nothing changes but what is told. */
function still(game: (typeof GAMES)[number], ...events: Happened[]): Scene[] {
  const { catalogue, stretches } = REAL[game];
  const view = stretches[1]?.then as Facts;
  return scenesOf(events.map((event) => ({ event, before: view, after: view })), { game, me: 'blue', catalogue });
}

describe.each(GAMES)('the beats of %s', (game) => {
  const { catalogue, stretches } = REAL[game];

  it('have a row for every event', () => {
    expect(Object.keys(catalogue.events).filter((code) => !hasRow(game, code))).toEqual([]);
  });

  it('are seen in real games', () => {
    const seen = new Set(stretches.flatMap(({ scenes }) => scenes.map(({ event }) => event.code)));
    expect(seen.size).toBeGreaterThan(Object.keys(catalogue.events).length * 0.9);
  });

  it('name anchors that there are', () => {
    for (const { scenes } of stretches) {
      for (const scene of scenes) {
        const places = placesIn(catalogue, scene.before, scene.after);
        const colours = new Set([...(scene.after.seats as string[]), ...((scene.after.turn_order as string[] | undefined) ?? [])]);
        for (const anchor of anchorsOf(beatOf(scene))) {
          const form = formOf(anchor);
          expect(form, `${scene.event.code}: ${anchor}`).not.toBeNull();
          expect(chainOf(anchor).length, `${anchor} has nothing that stands in for it`).toBeGreaterThan(1);
          const { place, seat } = form?.groups ?? {};
          if (place) expect(places, `${scene.event.code}: ${anchor}`).toContain(place);
          if (seat) expect(colours, `${scene.event.code}: ${anchor}`).toContain(seat);
        }
      }
    }
  });

  it('carry whole pieces, and take a time', () => {
    for (const beat of stretches.flatMap(({ beats, scenes }) => [...beats, ...scenes.map((scene) => beatOf(scene))])) {
      const what = beat.events.map(({ code }) => code).join();
      for (const { count, from, to, via } of beat.steps) {
        expect(Number.isInteger(count) && count > 0, what).toBe(true);
        if (via) expect([from, to].some((end) => via.includes(end)), what).toBe(false);
      }
      expect(Number.isFinite(beat.more) && beat.more >= 0, what).toBe(true);
    }
  });

  it('show every event once, in its order', () => {
    for (const { scenes, beats } of stretches) {
      expect(beats.flatMap(({ events }) => events)).toEqual(scenes.map(({ event }) => event));
    }
  });

  it('light or move something, unless they are quiet', () => {
    const dark = stretches.flatMap(({ beats }) => beats).filter(({ length, lights, steps }) => length !== 'quiet' && !lights.length && !steps.length);
    expect(dark.map(({ events }) => events.map(({ code }) => code))).toEqual([]);
  });

  it('lose nothing where several are one', () => {
    for (const { scenes, beats } of stretches) {
      const alone = scenes.map((scene) => beatOf(scene));
      const marked = (some: Beat[]): Set<Anchor> => new Set(some.flatMap(({ marks }) => marks.map(({ anchor }) => anchor)));
      expect(marked(beats)).toEqual(marked(alone));
      const carried = (some: Beat[]): number =>
        some.flatMap(({ steps }) => steps).filter(({ piece }) => piece.shape === 'good').reduce((sum, { count }) => sum + count, 0);
      expect(carried(beats)).toBe(carried(alone));
    }
  });

  it('bring to counters what is told to come there', () => {
    for (const scene of stretches.flatMap(({ scenes }) => scenes)) {
      const { event } = scene;
      const seat = String(event.facts.seat);
      const telling = catalogue.events[event.code];
      if (telling?.is_recount) continue;
      for (const [kind, count] of Object.entries(changesOf(catalogue.events, event))) {
        const field = fieldOf(scene.after, seat, kind);
        const player = (scene.after.players as Record<string, Facts>)[seat];
        if (count <= 0 || kind === 'virtue' || !player || !(field in player)) continue; // it walks its ruler; goods of choice come later
        const anchor = `seat.${seat}.${field}`;
        const brought = beatOf(scene).steps.filter(({ to }) => to === anchor).reduce((sum, step) => sum + step.count, 0);
        expect(brought, `${event.code}: ${anchor}`).toBe(count);
      }
    }
  });

  it('carry as much to and from every counter as its number changes', () => {
    for (const { then, now, beats } of stretches.filter(({ then: { phase, active } }) => phase !== 'set_up' && active !== null)) {
      const steps = beats.flatMap((beat) => beat.steps).filter(({ piece }) => piece.shape !== 'points');
      const sum = (end: 'from' | 'to', anchor: Anchor): number => steps.filter((step) => step[end] === anchor).reduce((all, { count }) => all + count, 0);
      const players = now.players as Record<string, Facts>;
      for (const [seat, player] of Object.entries(then.players as Record<string, Facts>)) {
        for (const field of Object.keys(player).filter((one) => COUNTED.has(one) && typeof player[one] === 'number')) {
          const anchor = `seat.${seat}.${field}`;
          expect(sum('to', anchor) - sum('from', anchor), anchor).toBe(Number(players[seat]?.[field]) - Number(player[field]));
        }
      }
    }
  });

  it('keep marks only where something is different', () => {
    for (const { beats, now } of stretches) {
      const kept = beats.flatMap(({ marks }) => marks).filter(({ holds }) => holds?.(now, now) ?? false);
      expect(kept.map(({ anchor }) => anchor)).toEqual([]);
    }
  });
});

describe('what is one fact', () => {
  const codes = (beats: Beat[]): string[][] => beats.map(({ events }) => events.map(({ code }) => code));

  it('is one beat: the heading of a round with the income of all', () => {
    const all = REAL.caylus.stretches.flatMap(({ beats }) => beats).filter(({ opens, length }) => opens === 'round' && length === 'moment');
    const [heading] = all.filter(({ events }) => events.some(({ code }) => code === 'income_received'));
    expect(heading?.events.map(({ code }) => code)).toEqual(['round_began', 'phase_began', 'income_received', 'income_received', 'income_received', 'income_received']);
    expect(heading?.says?.code).toBe('round_began');
    expect(new Set(heading?.steps.map(({ from, isLoose }) => `${from} ${isLoose}`))).toEqual(new Set(['phase true']));
  });

  it('is never six placements of others', () => {
    const placed = ['red', 'green', 'orange', 'red', 'green', 'orange'].map((seat, n) => told('worker_placed', { seat, place: ['gate', 'inn', 'castle', 'stables', 'gold_mine', 'joust_field'][n], cost: 1 }));
    const beats = beatsOf(still('caylus', ...placed));
    expect(codes(beats)).toEqual(placed.map(() => ['worker_placed']));
  });

  it('counts what is alike: seats that leave the provost, sums of bundles', () => {
    const [left] = beatsOf(still('caylus', told('provost_left_alone', { seat: 'red' }), told('provost_left_alone', { seat: 'green' })));
    expect(left).toMatchObject({ length: 'tick', seat: null });
    expect(left?.events).toHaveLength(2);
    const wood = told('produced', { seat: 'red', place: 'neutral_forest', goods: { wood: 1 } });
    const [bundle, ...rest] = beatsOf(still('caylus', wood, wood));
    expect(rest).toEqual([]);
    expect(bundle?.steps.map(({ from, to, count }) => [from, to, count])).toEqual([['place.neutral_forest.effect', 'seat.red.wood', 2]]);
  });

  it('carries what has no beat of its own, with its reasons', () => {
    const forced = told('forced', { seat: 'red', decision: 'place_or_pass', action: 'pass' });
    const [beat, ...rest] = beatsOf(still('caylus', forced, told('passed', { seat: 'red', number: 1, deniers: 1 }), forced));
    expect(beat?.events.map(({ code }) => code)).toEqual(['forced', 'passed']);
    expect(rest.map(({ length }) => length)).toEqual(['quiet']);
  });

  it('merges passes only where nothing else was possible', () => {
    const pass = (seat: string, number: number): Happened => told('passed', { seat, number, deniers: 0 });
    const forced = (seat: string): Happened => told('forced', { seat });
    expect(beatsOf(still('caylus', pass('red', 1), pass('green', 2)))).toHaveLength(2);
    expect(beatsOf(still('caylus', forced('red'), pass('red', 1), forced('green'), pass('green', 2)))).toHaveLength(1);
  });

  it('shows phases without anything in them as a tick', () => {
    const [beat, ...rest] = beatsOf(still('caylus', told('phase_began', { phase: 'castle' }), told('phase_began', { phase: 'end_of_round' })));
    expect(rest).toEqual([]);
    expect(beat).toMatchObject({ length: 'tick', opens: 'phase', lights: ['phase'] });
  });

  it('says mine of two alike, and the greater of two that differ', () => {
    const home = (seat: string): Happened => told('workers_sent_home', { seat, places: ['gold_mine'] });
    expect(beatsOf(still('caylus', home('blue'), home('red')))[0]?.says?.facts.seat).toBe('blue');
    expect(beatsOf(still('caylus', home('red'), home('blue')))[0]?.says?.facts.seat).toBe('blue');
    const scored = beatsOf(still('caylus', told('section_scored', { section: 'walls' }), told('no_house_in_section', { seat: 'red', section: 'walls', prestige: 3 })));
    expect(scored.map(({ says, more, length }) => [says?.code, more, length])).toEqual([['section_scored', 180, 'moment']]);
  });

  it('is told quicker in a series', () => {
    const batch = (seat: string): Happened => told('batch_handed_in', { seat, section: 'walls', goods: { food: 1, wood: 1, stone: 1 }, prestige: 4 });
    expect(beatsOf(still('caylus', batch('red'), batch('red'), batch('green'))).map(({ pace }) => pace)).toEqual([0.6, 0.6, 1]);
  });
});

describe('events that seldom happen', () => {
  it.each([
    ['caylus', 'castle_full', {}, ['castle', 'seat.red']],
    ['caylus', 'favour_lost', {}, ['seat.red.favours']],
    ['caylus', 'transformation_delayed', { place: 'mason' }, ['place.mason']],
    ['architects', 'turn_skipped', {}, ['turn', 'seat.red']],
    ['caylus_1303', 'sealed', {}, ['seat.red']],
  ] as const)('%s: %s is lit in its place', (game, code, facts, lights) => {
    expect(beatsOf(still(game, told(code, { seat: 'red', ...facts })))).toMatchObject([{ length: 'tick', seat: 'red', lights }]);
  });
});

describe('a walk', () => {
  it('goes from space to space, and takes longer', () => {
    const [beat] = beatsOf(still('caylus', told('provost_moved', { seat: 'red', steps: -3, space: 11, cost: 3 })));
    expect(beat).toMatchObject({ length: 'deed', more: 390 });
    expect(beat?.steps.map(({ from, via, to, count }) => [from, via, to, count])).toEqual([
      ['seat.red.deniers', undefined, 'bridge.price', 3],
      ['road.strip.14', ['road.strip.13', 'road.strip.12'], 'road.strip.11', 1],
    ]);
  });

  it('leaves its mark where the flag stood on my last board, and nowhere on its way', () => {
    const moved = (steps: number, space: number): Happened => told('provost_moved', { seat: 'red', steps, space, cost: 1 });
    const beats = beatsOf(still('caylus', moved(2, 8), moved(-1, 7)));
    const kept = beats.flatMap(({ marks }) => marks).filter(({ holds }) => holds?.({ provost: 7 }, { provost: 6 }));
    expect(kept.map(({ anchor, kind }) => [anchor, kind])).toEqual([['road.strip.6', 'was']]);
  });

  it('counts the cards of Magna Carta from one', () => {
    const [beat] = beatsOf(still('magna_carta', told('provost_moved', { seat: 'red', steps: 1, space: 4, cost: 1 })));
    expect(beat?.steps.at(-1)).toMatchObject({ from: 'road.strip.4', to: 'road.strip.5', via: [] });
    expect(beat?.marks.map(({ holds }) => holds?.({ provost: 4 }, { provost: 3 }))).toEqual([true]);
  });
});

describe('workers', () => {
  it('go home when their work is done, loose, though nobody tells it', () => {
    const [view = {}] = REAL.caylus.stretches.map(({ then }) => then);
    const before = { ...view, workers: { gold_mine: 'red', neutral_farm: 'green' } };
    const after = { ...view, workers: { neutral_farm: 'green' } };
    const [scene] = scenesOf([{ event: told('activated', { seat: 'green', place: 'neutral_farm' }), before, after }], { game: 'caylus', me: 'blue', catalogue: REAL.caylus.catalogue });
    const [beat] = beatsOf([scene as Scene]);
    expect(beat).toMatchObject({ length: 'step', steps: [{ from: 'place.gold_mine.worker', to: 'seat.red.workers', isLoose: true }] });
  });

  it('go once, where their going is told before it is seen', () => {
    const stays = REAL.caylus.stretches.flatMap(({ beats }) => beats.map((beat, n) => [beat, beats[n + 1]] as const));
    const sent = stays.filter(([beat]) => beat.events.some(({ code }) => code === 'workers_sent_home'));
    expect(sent.length).toBeGreaterThan(0);
    for (const [beat, next] of sent) {
      const circles = beat.steps.map(({ from }) => from);
      expect(next?.steps.filter(({ from }) => circles.includes(from)) ?? []).toEqual([]);
    }
  });

  it('keep their mark while they stand where they did not', () => {
    const [beat] = beatsOf(still('caylus', told('worker_placed', { seat: 'red', place: 'gold_mine', cost: 1 })));
    const [mark] = beat?.marks ?? [];
    expect(mark).toMatchObject({ anchor: 'place.gold_mine', kind: 'fresh', seat: 'red', event: { code: 'worker_placed' } });
    const at = (seat?: string): Facts => ({ workers: seat ? { gold_mine: seat } : {} });
    expect(mark?.holds?.(at('red'), at())).toBe(true);
    expect(mark?.holds?.(at(), at())).toBe(false);
    expect(mark?.holds?.(at('red'), at('red'))).toBe(false);
  });
});

describe('goods', () => {
  it('come from where a worker was, though nobody told that he acts', () => {
    const [view = {}] = REAL.caylus.stretches.map(({ then }) => then);
    const before = { ...view, workers: { joust_field: 'red' } };
    const after = { ...view, workers: {} };
    const shown = [
      { event: told('phase_began', { phase: 'special' }), before, after },
      { event: told('offer_taken', { seat: 'red', goods: { denier: 1, cloth: 1 } }), before: after, after },
      { event: told('offer_gained', { seat: 'green', goods: { favour: 1 } }), before: after, after },
    ];
    const scenes = scenesOf(shown, { game: 'caylus', me: 'blue', catalogue: REAL.caylus.catalogue });
    expect(scenes.map(({ source }) => source)).toEqual([null, 'place.joust_field', null]);
  });

  it('of choice move when they are chosen', () => {
    const [offered] = beatsOf(still('caylus', told('offer_gained', { seat: 'red', goods: { any_not_gold: 1 } })));
    expect(offered).toMatchObject({ length: 'quiet', steps: [] });
  });

  it('of another work do not begin with the one before', () => {
    const gained = told('offer_gained', { seat: 'red', goods: { food: 1 } });
    const beats = beatsOf(still('caylus_1303', gained, gained, told('activated', { seat: 'red', place: 'start_farm_1' }), gained));
    expect(beats.map(({ isWith, events }) => [isWith, events.length])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });
});

describe('a game that the stage does not know', () => {
  it('has plain beats: what changes is lit where it is counted', () => {
    const catalogue = { pieces: [], board: {}, events: { sheep_shorn: { gains: { wool: 'wool' }, losses: {} } } } as unknown as Catalogue;
    const view = { seats: ['red'], players: { red: { wool: 2 } } };
    const scenes = scenesOf([{ event: told('sheep_shorn', { seat: 'red', wool: 2 }), before: view, after: view }], { game: 'shepherds', me: 'red', catalogue });
    expect(beatsOf(scenes)).toMatchObject([{ length: 'tick', seat: 'red', lights: ['seat.red', 'seat.red.wool'], steps: [] }]);
  });
});
