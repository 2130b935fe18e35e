import { beforeEach, expect, test, vi } from 'vitest';
import { Study } from '../../../src/lib/study/study.svelte';
import { Guide } from '../../../src/lib/tutorial/guide.svelte';
import { isUnderWay, keepGame, keepProgress, keptGame, progressOf, START, startOver } from '../../../src/lib/lobby/progress';
import type { Tutorial } from '../../../src/lib/wire';

vi.hoisted(() => localStorage.setItem('keepwright', '{"theme":"day"}')); // jsdom knows no system's theme

const RECORD = '[Game "caylus"]\n[Seats "blue red"]\n\nblue: pass\n';
const lesson = (id: string): Tutorial['steps'][number] => ({ id, rule: '', points: [], tries: [], is_read: true });
const TUTORIAL: Tutorial = {
  game: 'caylus',
  seats: ['blue', 'red'],
  newcomer: 'blue',
  bots: { red: 'journeyman' },
  options: {},
  seed: 'first',
  steps: ['aim', 'place', 'free'].map(lesson),
};

let asked: { step: number; pressed: boolean; record: string }[] = [];
let answers: { step: number; is_shown: boolean; since: number }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (_: string, said: { body: string }) => {
    asked.push(JSON.parse(said.body) as (typeof asked)[number]);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
});

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
}

test('the server says where one is; earlier steps can be read again without asking it', async () => {
  const study = Study.of(RECORD);
  const guide = new Guide(TUTORIAL, study, START);
  answers = [
    { step: 0, is_shown: true, since: 0 },
    { step: 1, is_shown: true, since: 1 },
  ];
  expect(guide.isWaiting).toBe(true);
  guide.follow();
  guide.next();
  await settled();
  expect(asked.map(({ step, pressed }) => [step, pressed])).toEqual([[0, false], [0, true]]);
  expect(asked[0]?.record).toContain('blue: pass');
  expect([guide.number, guide.count, guide.lesson?.id, guide.isPast]).toEqual([2, 3, 'place', false]);
  guide.back();
  guide.back();
  expect([guide.lesson?.id, guide.isPast]).toEqual(['aim', true]);
  guide.next();
  await settled();
  expect([guide.lesson?.id, asked.length]).toEqual(['place', 2]);
});

test('a step that waits is neither shown nor the last', async () => {
  const guide = new Guide(TUTORIAL, Study.of(RECORD), START);
  answers = [{ step: 2, is_shown: false, since: 0 }];
  guide.follow();
  await settled();
  expect([guide.isWaiting, guide.isLast]).toEqual([true, false]);
});

test('who comes back goes on from where it was left, hidden or not, till it is finished', async () => {
  const study = Study.of(RECORD);
  keepGame('caylus', study.keep());
  expect(keptGame('caylus')).toBeNull();
  keepProgress('caylus', START);
  expect([isUnderWay('caylus'), isUnderWay('magna_carta')]).toEqual([true, false]);
  const guide = new Guide(TUTORIAL, study, progressOf('caylus') ?? START);
  answers = [{ step: 1, is_shown: true, since: 1 }];
  guide.follow();
  await settled();
  guide.hide(true);
  const again = new Guide(TUTORIAL, new Study(keptGame('caylus') ?? study.keep()), progressOf('caylus') ?? START);
  expect([again.lesson?.id, again.isHidden]).toEqual(['place', true]);
  answers = [{ step: 2, is_shown: true, since: 1 }];
  again.next();
  await settled();
  expect([again.isLast, isUnderWay('caylus')]).toEqual([true, false]);
  startOver('caylus');
  expect([progressOf('caylus'), keptGame('caylus')]).toEqual([null, null]);
});
