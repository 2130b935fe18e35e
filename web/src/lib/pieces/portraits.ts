/** All portraits as symbols in the page, once; loaded with the first that is shown. */

const FILES = import.meta.glob<string>('../../portraits/*.svg', { query: '?raw', import: 'default', eager: true });
const OWN = /<svg[^>]* color="([^"]+)"/;
const dyes: Record<string, string> = {};

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}

function drawAll(): void {
  const symbols = Object.entries(FILES).map(([path, svg]) => {
    const name = nameOf(path);
    dyes[name] = OWN.exec(svg)?.[1] ?? '';
    const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="por-${name}" viewBox="0 0 96 96">${inside}</symbol>`;
  });
  const sheet = document.createElement('div');
  sheet.className = 'sprite';
  sheet.innerHTML = `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
  document.body.prepend(sheet);
}

drawAll();

/** The colour that somebody wears who has no seat. */
export function dyeOf(face: string): string {
  return dyes[face] ?? '';
}
