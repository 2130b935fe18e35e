/** What boards find in a browser and jsdom does not have: imported first by the tests that draw them. */

import { vi } from 'vitest';
import type { Decision, Facts, Foreseen } from '../../../src/lib/wire';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

/** A position of a real game, as the server told it to the seat that was asked. */
export interface Fixture {
  seat: string;
  view: Facts;
  foresight: Record<string, Foreseen>;
  decision: Decision;
}
