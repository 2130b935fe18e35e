/** What went wrong, as a sentence. */

import { Refused, Unreachable } from '../wire/client';
import { say } from '../words/speech.svelte';

export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.problem.detail;
  if (error instanceof Unreachable) return say('lobby-unreachable');
  throw error;
}
