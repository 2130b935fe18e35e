/** A road as a list for phones: places with news stand alone, stretches without are one line. */

import type { Table } from '../../table/table.svelte';
import type { Plot, Standing } from './road';
import { legalAt } from './spots';

const FEW = 6; // so many choices are all shown

export type Item<P extends Plot = Plot> =
  | { kind: 'row'; key: string; plot: P; what: NonNullable<P['standing']> }
  | { kind: 'group'; key: string; plots: P[] }
  | { kind: 'plots'; key: string; plots: P[] }
  | { kind: 'flags'; key: string; flags: string[] };

/** Whether a building is worth a row of its own: chosen, mine, by the provost, or one of few choices. */
function isNews(table: Table, what: Standing, isFew: boolean, isByProvost: boolean): boolean {
  const isMine = table.seat !== null && [what.owner, ...what.workers.map(({ colour }) => colour)].includes(table.seat);
  const options = legalAt(table, what.spot);
  const isChosen = options.some((option) => option.move === table.chosen?.move);
  return isMine || isChosen || what.isDraft || isByProvost || (isFew && options.length > 0);
}

/** The road from its start; `flagsOf` tells who stands at the end of a plot. */
export function stretchesOf<P extends Plot>(table: Table, plots: P[], flagsOf: (plot: P) => string[]): Item<P>[] {
  const provost = plots.find((plot) => plot.hasProvost)?.space ?? 0;
  const choices = plots.filter((plot) => plot.standing && legalAt(table, plot.standing.spot).length);
  const items: Item<P>[] = [];
  for (const plot of plots) {
    const what = plot.standing as NonNullable<P['standing']> | null;
    const last = items.at(-1);
    const kind = what ? 'group' : 'plots';
    const isByProvost = plot.space === provost || plot.space === provost + 1;
    if (what && isNews(table, what, choices.length <= FEW, isByProvost)) {
      items.push({ kind: 'row', key: `row ${plot.space}`, plot, what });
    } else if (last?.kind === kind) {
      last.plots.push(plot);
    } else {
      items.push({ kind, key: `${kind} ${plot.space}`, plots: [plot] });
    }
    const flags = flagsOf(plot);
    if (flags.length) items.push({ kind: 'flags', key: flags.join(' '), flags });
  }
  return items.map((item) => alone(item));
}

/** A stretch of one building is that building. */
function alone<P extends Plot>(item: Item<P>): Item<P> {
  const [plot, another] = item.kind === 'group' ? item.plots : [];
  if (!plot?.standing || another) return item;
  return { kind: 'row', key: `row ${plot.space}`, plot, what: plot.standing as NonNullable<P['standing']> };
}
