/** How large the parts of the board are drawn, so that all of it is seen without scrolling. */

const TILE = 118; // height of a tile on a board of the size below
const STRIP = 25; // the road below a row of tiles
const PLOT = 46; // a row of plots without a building
const GAP = 7; // least distance of rows
const WIDTH = 817;
const HEIGHT = 676;
const LEAST = 0.72;
export const TIGHT = 0.85; // below this scale the board is narrow
const CASTLE = 204;
const CASTLE_TIGHT = 170;
const MOST = 1.35;

export interface Measures {
  scale: number; // of drawings and type
  tile: number;
  plot: number;
  strip: number;
  castle: number; // its width
}

export function measure(width: number, height: number, builtRows: number, emptyRows: number): Measures {
  if (!width || !height) return { scale: 1, tile: TILE, plot: PLOT, strip: STRIP, castle: CASTLE };
  const scale = Math.min(MOST, Math.max(LEAST, Math.min(width / WIDTH, height / HEIGHT)));
  const grown = Math.max(1, scale);
  const strip = STRIP * grown;
  const plot = PLOT * grown;
  const rows = builtRows + 1; // with castle and court
  const room = height - rows * strip - emptyRows * (plot + strip) - (builtRows + emptyRows) * GAP;
  const castle = (scale < TIGHT ? CASTLE_TIGHT : CASTLE) * scale;
  return { scale, tile: Math.floor(Math.min(TILE * grown, room / rows)), plot, strip, castle };
}
