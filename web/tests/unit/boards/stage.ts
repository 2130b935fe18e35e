/** What the tests of boards share. */

import type { Decision, Facts, Foreseen } from '../../../src/lib/wire';

/** A position of a real game, as the server told it to the seat that was asked. */
export interface Fixture {
  seat: string;
  view: Facts;
  foresight: Record<string, Foreseen>;
  decision: Decision;
}
