/** How a study comes about: from a record, a table, a link that holds a game, an address of a file. */

import { meantBy, unpacked } from '../share/link';
import { get, post } from '../wire/client';
import { Study } from './study.svelte';

/** What cannot be opened; `code` names the sentence that says why. */
export class NotOpened extends Error {
  constructor(readonly code: 'open-no_file' | 'open-bad_link' | 'open-gone') {
    super(code);
  }
}

interface Answer {
  record: string;
}

export async function studyOfText(text: string): Promise<Study> {
  return Study.of((await post<Answer>('/study/open', { text })).record);
}

export async function studyOfTable(table: string, at?: number): Promise<Study> {
  const moment = at === undefined ? '' : `?at=${at}`;
  const found = await get<Answer & { at: number }>(`/tables/${table}/study${moment}`);
  const study = Study.of(found.record, found.at);
  study.from = `/tables/${table}`;
  return study;
}

export async function studyOfGame(game: string, seats: string[]): Promise<Study> {
  return Study.of((await post<Answer>('/study/begin', { game, seats })).record);
}

export async function studyOfHash(hash: string, at?: number): Promise<Study> {
  const record = await unpacked(hash);
  if (record === null) throw new NotOpened('open-bad_link');
  return Study.of((await post<Answer>('/study/open', { text: record })).record, at);
}

async function textAt(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    if (answer.ok) return await answer.text();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // not there, or not for other sites
  }
  throw new NotOpened('open-no_file');
}

/** A study of whatever somebody pasted: a text, or an address of one. */
export async function studyOfPasted(pasted: string): Promise<Study> {
  const meant = /^(https?:|\/)\S+$/.test(pasted.trim()) ? meantBy(pasted, location.origin) : null;
  if (meant?.table) return studyOfTable(meant.table, meant.at);
  if (meant?.hash) return studyOfHash(meant.hash, meant.at);
  return studyOfText(meant?.file ? await textAt(meant.file) : pasted);
}
