import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AS_IT_IS, decisionsIn, nearest, phaseName, phasesIn, questionsFor, seatsFor, startIn, taskOf, textOf, withChosen, type Start } from '../../../src/lib/study/due';
import { bundleOf, Words } from '../../../src/lib/words/words';

const ROOT = `${import.meta.dirname}/../../../..`;
const build = (seat: string, group: string): Start => ({ start: { build: { seat, group } }, phase: '' });
const STARTS: Start[] = [
  { start: 'castle', phase: '6' },
  { start: 'placement', phase: '2' },
  build('red', 'wood'),
  build('blue', 'wood'),
  build('red', 'stone'),
  build('blue', 'stone'),
  { start: { move_provost: { seat: 'blue' } }, phase: '' },
];

function wordsOf(language: string, game: string): Words {
  const files = ['engine', 'server', 'web', game].map((name) => readFileSync(`${ROOT}/src/keepwright/locales/${language}/${name}.ftl`, 'utf8'));
  return new Words(language, game, bundleOf(language, files));
}

describe('what comes next', () => {
  const words = wordsOf('en', 'caylus');

  it('is chosen in three steps: what, who, which', () => {
    expect(phasesIn(STARTS).map((one) => phaseName(words, one))).toEqual(['Placing workers', 'Building the castle']);
    expect(decisionsIn(words, STARTS).map(({ label }) => label)).toEqual(['Building', 'Moving the provost']);
    expect(seatsFor(STARTS, 'build')).toEqual(['red', 'blue']);
    expect(questionsFor(words, STARTS, 'build', 'red').map(({ label }) => label)).toEqual(['Which wood building do you build?', 'Which stone building do you build?']);
  });

  it('stays as much the same as it can when one part changes', () => {
    const stone = textOf({ build: { seat: 'red', group: 'stone' } });
    expect(nearest(STARTS, 'build', 'blue', stone)).toBe(textOf({ build: { seat: 'blue', group: 'stone' } }));
    expect(nearest(STARTS, 'move_provost', 'red', stone)).toBe(textOf({ move_provost: { seat: 'blue' } }));
    expect(nearest(STARTS, 'castle', 'red', stone)).toBe('"castle"');
    expect(nearest(STARTS, 'fly', 'red', stone)).toBe('');
  });

  it('asks the same question once', () => {
    const twice: Start[] = [0, 1].map((also) => ({ start: { hand_limit: { seat: 'red', also } }, phase: '' }));
    expect(questionsFor(wordsOf('en', 'architects'), twice, 'hand_limit', 'red').length).toBe(1);
  });

  it('is still told where the position has gone on without it', () => {
    const gone = { text: textOf({ leave_gate: { seat: 'red' } }), isWritten: false };
    expect(withChosen(STARTS, gone).at(-1)?.start).toEqual({ leave_gate: { seat: 'red' } });
    expect(withChosen(STARTS, { ...gone, isWritten: true })).toBe(STARTS);
    expect(withChosen(STARTS, AS_IT_IS)).toBe(STARTS);
    expect(withChosen(STARTS, { text: '"castle"', isWritten: false })).toBe(STARTS);
  });

  it('may be written by whoever knows the tasks', () => {
    expect(startIn('"placement"')).toBe('placement');
    expect(startIn('{"build": {"seat": "red"}}')).toEqual({ build: { seat: 'red' } });
    for (const text of ['', 'placement', '[1]', '7', 'null', '{']) expect(startIn(text)).toBeNull();
    expect(taskOf('placement')).toEqual({ name: 'placement', seat: '', fields: {} });
    expect(phaseName(words, { start: 'round', phase: '' })).toBe('round');
  });
});
