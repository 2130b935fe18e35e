/** How large the parts of a board with a road are drawn, so that all of it is seen without scrolling. */

const STRIP = 25; // the road below a row of tiles
const PLOT = 46; // a row of plots without a building
const GAP = 7; // least distance of rows
const WIDTH = 817; // of the board for which sizes are given
const HEIGHT = 676;
const LEAST = 0.72;
const MOST = 1.35;
export const TIGHT = 0.85; // below this scale the board is narrow

export interface Measures {
  scale: number; // of drawings and type
  tile: number;
  plot: number;
  strip: number;
}

export interface Rows {
  tile: number; // height of a tile at most, on a board of that size
  above: number; // height of what lies above the rows, on a board of that size
  built: number; // rows of tiles
  empty: number; // rows of plots without a building
}

export function measure(width: number, height: number, { tile, above, built, empty }: Rows): Measures {
  if (!width || !height) return { scale: 1, tile, plot: PLOT, strip: STRIP };
  const scale = Math.min(MOST, Math.max(LEAST, Math.min(width / WIDTH, height / HEIGHT)));
  const grown = Math.max(1, scale);
  const strip = STRIP * grown;
  const plot = PLOT * grown;
  const gaps = built + empty - (above ? 0 : 1);
  const room = height - above * grown - built * strip - empty * (plot + strip) - gaps * GAP;
  return { scale, tile: Math.floor(Math.min(tile * grown, room / built)), plot, strip };
}
