/** Asks the server; a refusal is a `Refused` with the problem's code and sentence. */

import { prefs } from '../prefs.svelte';
import type { Problem } from './index';

const API = '/api/v1';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': prefs.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(API + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (cause) {
    throw new Unreachable(path, { cause });
  }
  if (answer.ok) return answer;
  if (!answer.headers.get('content-type')?.includes('problem+json')) throw new Unreachable(`${answer.status} ${path}`);
  throw new Refused((await answer.json()) as Problem);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => json<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => json<T>('POST', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => json<T>('PATCH', path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => json<T>('PUT', path, body);
export const remove = (path: string): Promise<Response> => ask('DELETE', path);
export const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
export const blob = async (method: string, path: string, body?: unknown): Promise<Blob> => (await ask(method, path, body)).blob();
