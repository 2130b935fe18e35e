/** A position by itself, in the forms in which it can be taken along. */

import type { Moment } from '../table/source';
import type { Facts } from '../wire';
import { post } from '../wire/client';
import { packed } from './link';

export const FORMS = ['json', 'scenario', 'link'] as const;
export type PositionForm = (typeof FORMS)[number];

/** The text that opens this position anywhere: as JSON, as a scenario, or as the address of a study. */
export async function positionAs(form: PositionForm, moment: Moment, origin: string): Promise<string> {
  if (form === 'json') return `${JSON.stringify(await post<Facts>('/study/facts', moment), null, 1)}\n`;
  if (form === 'scenario') return (await post<{ scenario: string }>('/study/scenario', moment)).scenario;
  const { record } = await post<{ record: string }>('/study/set-up', moment);
  return `${origin}/study#${await packed(record)}`;
}
