/** The road as a list for phones: places with news stand alone, stretches without are one line. */

import type { Table } from '../../table/table.svelte';
import { plotsOf, type Plot, type Standing } from './plots';
import { legalAt } from './spots';

const FEW = 6; // so many choices are all shown

export type Item =
  | { kind: 'row'; key: string; plot: Plot; what: Standing }
  | { kind: 'group'; key: string; plots: Plot[] }
  | { kind: 'plots'; key: string; plots: Plot[] }
  | { kind: 'provost'; key: string; hasBailiff: boolean }
  | { kind: 'bailiff'; key: string };

/** Whether a building is worth a row of its own: chosen, mine, by the provost, or one of few choices. */
function isNews(table: Table, plot: Plot, isFew: boolean, provost: number): boolean {
  const what = plot.standing;
  if (!what) return false;
  const mine = table.seat !== null && [what.owner, what.worker].includes(table.seat);
  const options = legalAt(table, what.spot);
  const isChosen = options.some((option) => option.move === table.chosen?.move);
  const isByProvost = plot.space === provost || plot.space === provost + 1;
  return mine || isChosen || what.isDraft || isByProvost || (isFew && options.length > 0);
}

export function stretchesOf(table: Table): Item[] {
  const plots = plotsOf(table);
  const provost = plots.find((plot) => plot.hasProvost)?.space ?? 0;
  const choices = plots.filter((plot) => plot.standing && legalAt(table, plot.standing.spot).length);
  const items: Item[] = [];
  for (const plot of plots) {
    const what = plot.standing;
    const last = items.at(-1);
    const kind = what ? 'group' : 'plots';
    if (what && isNews(table, plot, choices.length <= FEW, provost)) {
      items.push({ kind: 'row', key: `row ${plot.space}`, plot, what });
    } else if (last?.kind === kind) {
      last.plots.push(plot);
    } else {
      items.push({ kind, key: `${kind} ${plot.space}`, plots: [plot] });
    }
    if (plot.hasProvost) items.push({ kind: 'provost', key: 'provost', hasBailiff: plot.hasBailiff });
    else if (plot.hasBailiff) items.push({ kind: 'bailiff', key: 'bailiff' });
  }
  return items.map((item) => alone(item));
}

/** A stretch of one building is that building. */
function alone(item: Item): Item {
  const [plot, another] = item.kind === 'group' ? item.plots : [];
  return plot?.standing && !another ? { kind: 'row', key: `row ${plot.space}`, plot, what: plot.standing } : item;
}
