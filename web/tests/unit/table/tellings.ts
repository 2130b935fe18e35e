/** What the events of games tell, as the engine wrote it. */

import { readFileSync } from 'node:fs';
import type { Tellings } from '../../../src/lib/table/log/changes';
import type { Catalogue } from '../../../src/lib/wire';

function tellingsIn(fixture: string): Tellings {
  const { catalogue } = JSON.parse(readFileSync(`tests/unit/fixtures/${fixture}.json`, 'utf8')) as { catalogue: Catalogue };
  return catalogue.events;
}

export const CAYLUS = tellingsIn('caylus');
export const ARCHITECTS = tellingsIn('architects_tabs');
