// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unpacked } from '../../../src/lib/share/link';
import { FORMS, positionAs } from '../../../src/lib/share/position';
import { post } from '../../../src/lib/wire/client';

vi.mock('../../../src/lib/wire/client', () => ({ post: vi.fn() }));

const MOMENT = { record: '[Game "caylus"]\n\nred: pass\n', at: 1 };
const ANSWERS: Record<string, unknown> = {
  '/study/facts': { game: 'caylus', round: 1 },
  '/study/scenario': { scenario: 'id: position\n' },
  '/study/set-up': { record: '[Position "{}"]\n' },
};

beforeEach(() => void vi.mocked(post).mockImplementation(async (path) => ANSWERS[path]));

describe('a position alone', () => {
  it('is taken along in every form', async () => {
    const [json, scenario, link] = await Promise.all(FORMS.map((form) => positionAs(form, MOMENT, 'https://here')));
    expect(JSON.parse(json ?? '')).toEqual(ANSWERS['/study/facts']);
    expect(scenario).toBe('id: position\n');
    expect(link).toMatch(/^https:\/\/here\/study#game=/);
    expect(await unpacked(new URL(link ?? '').hash)).toBe('[Position "{}"]\n');
    for (const [, body] of vi.mocked(post).mock.calls) expect(body).toEqual(MOMENT);
  });
});
