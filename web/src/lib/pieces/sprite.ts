/** All drawings of the table as symbols in the page, once; `Icon` and the pieces refer to them. */

import drawings from '../../drawings.json';

const FILES = import.meta.glob<string>('../../icons/*.svg', { query: '?raw', import: 'default', eager: true });

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
  const arches = Object.entries(drawings.arches).map(([name, d]) => symbol(`a-${name}`, '0 0 60 46', `<path d="${d}"/>`));
  const patterns = Object.entries(drawings.hatching).map(
    ([name, inside]) => `<pattern id="pat-${name}" width="4" height="4" patternUnits="userSpaceOnUse">${inside}</pattern>`,
  );
  const sprite = document.createElement('div');
  sprite.className = 'sprite';
  sprite.innerHTML = `<svg width="0" height="0" aria-hidden="true"><defs>${patterns.join('')}</defs>${icons.join('')}${arches.join('')}</svg>`;
  parent.prepend(sprite);
}
