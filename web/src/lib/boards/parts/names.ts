/** Names as a tile has room for them. */

/** A name without what stands in brackets: "Farm (wood, food)" is "Farm". */
export function shortName(name: string): string {
  return name.replace(/\s*\([^)]*\)/g, '').trim();
}
