/** Records in addresses: a link that carries a whole game, so that nobody has to keep it. */

const KEY = 'game';

async function through(bytes: BufferSource, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A record as it stands behind the # of an address. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${KEY}=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The record behind the # of an address; null if there is none that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  const found = new URLSearchParams(hash.replace(/^#/, '')).get(KEY);
  if (found === null) return null;
  try {
    const letters = atob(found.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null; // cut off on its way, or never one of ours
  }
}

export interface Meant {
  table?: string; // a table of this server
  hash?: string; // a game in the address itself
  file?: string; // the address of a file
  at?: number; // how far in the game
}

/** What an address that somebody pasted leads to; null if it is no address. */
export function meantBy(text: string, origin: string): Meant | null {
  let url: URL;
  try {
    url = new URL(text.trim(), origin);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  const at = Number(url.searchParams.get('at') ?? NaN);
  const moment = Number.isInteger(at) ? { at } : {};
  const table = url.origin === origin ? (/^\/tables\/(\w+)$/.exec(url.pathname)?.[1] ?? url.searchParams.get('table')) : null;
  if (table) return { table, ...moment };
  if (url.hash.includes(`${KEY}=`)) return { hash: url.hash, ...moment };
  return { file: url.href };
}
