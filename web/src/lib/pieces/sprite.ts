/** All drawings of the table as symbols in the page, once; `Icon` and the pieces refer to them. */

const FILES = import.meta.glob<string>('../../icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** The arch in which a building's glyph stands; its shape tells the class. */
const ARCHES: Record<string, string> = {
  neutral: 'M6 46V25a24 21 0 0 1 48 0v21z',
  wood: 'M6 46V21L30 3l24 18v25z',
  stone: 'M6 46V28C6 15 17 6 30 1c13 5 24 14 24 27v18z',
  residential: 'M6 46V27h7v-7h6v-7h6V6h10v7h6v7h6v7h7v19z',
  prestige: 'M6 46V25C6 15 23 14 30 0c7 14 24 15 24 25v21z',
  fixed: 'M6 46V12l9-8h30l9 8v34z',
  special: 'M6 46V8h48v38z',
};

/** Hatching: the old heraldic code for printing colours in black. */
const PATTERNS: Record<string, string> = {
  azure: '<path d="M0 2h4" stroke="#fff" stroke-width=".9" opacity=".3"/>',
  gules: '<path d="M2 0v4" stroke="#fff" stroke-width=".9" opacity=".3"/>',
  vert: '<path d="M-1 -1l6 6M-1 3l2 2M3 -1l2 2" stroke="#000" stroke-width=".9" opacity=".3"/>',
  purpure: '<path d="M5 -1l-6 6M1 -1l-2 2M5 3l-2 2" stroke="#000" stroke-width=".9" opacity=".3"/>',
  sable: '<path d="M0 2h4M2 0v4" stroke="#fff" stroke-width=".9" opacity=".3"/>',
  or: '<circle cx="1" cy="1" r=".75" opacity=".35"/><circle cx="3" cy="3" r=".75" opacity=".35"/>',
};

function symbol(id: string, box: string, inside: string): string {
  return `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}

function insideOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** Whether there is a drawing of this name. */
export function isDrawn(name: string): boolean {
  return `../../icons/${name}.svg` in FILES;
}

export function drawSprite(parent: HTMLElement): void {
  const icons = Object.entries(FILES).map(([path, svg]) => symbol(`i-${nameOf(path)}`, '0 0 24 24', insideOf(svg)));
  const arches = Object.entries(ARCHES).map(([name, d]) => symbol(`a-${name}`, '0 0 60 46', `<path d="${d}"/>`));
  const patterns = Object.entries(PATTERNS).map(
    ([name, inside]) => `<pattern id="pat-${name}" width="4" height="4" patternUnits="userSpaceOnUse">${inside}</pattern>`,
  );
  const sprite = document.createElement('div');
  sprite.className = 'sprite';
  sprite.innerHTML = `<svg width="0" height="0" aria-hidden="true"><defs>${patterns.join('')}</defs>${icons.join('')}${arches.join('')}</svg>`;
  parent.prepend(sprite);
}
