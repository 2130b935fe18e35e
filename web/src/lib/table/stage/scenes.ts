/** Scenes: the picture after each event, made from the one before it and what the server says changed. */

import type { Change, Facts } from '../../wire';

/** The view after some changes; what did not change is the same object as before. */
export function apply(view: Facts, changes: readonly Change[]): Facts {
  return changes.reduce((seen, change) => changed(seen, change.path, change), view);
}

function changed(facts: Facts, [key = '', ...rest]: readonly string[], change: Change): Facts {
  if (rest.length > 0) return { ...facts, [key]: changed(facts[key] as Facts, rest, change) };
  if ('value' in change) return { ...facts, [key]: change.value };
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key));
}
