/** The numbers that the sentences about the places name, from the catalogue. */

import type { Table } from '../../table/table.svelte';
import { asView, boardOf } from './facts';

type Numbers = Record<string, number | string>;

export function numbersOf(table: Table, id: string): Numbers {
  const board = boardOf(table);
  const { goods } = table.words;
  const say = goods.bind(table.words);
  const view = asView(table.view);
  const players = view.seats.length + (view.automa ? 1 : 0);
  const give = board.locations.find((place) => place.id === id)?.gives ?? [];
  const { guardhouse, workshop, town_centre: centre } = board;
  const all: Record<string, Numbers> = {
    mines: { base: give[0]?.base ?? 0, workers: give[1]?.workers_for_one ?? 0 },
    silversmith: { base: give[0]?.base ?? 0 },
    kings_storehouse: Object.fromEntries(
      board.storehouse.flatMap(({ pay, gains }, n) => [
        [`pay_${n + 1}`, say(pay)],
        [`gain_${n + 1}`, say(gains[0] ?? {})],
      ]),
    ),
    workshop: {
      silver: workshop.hire.silver ?? 0,
      tax: workshop.hire.tax ?? 0,
      plans: workshop.plans.base,
      workers: workshop.plans.workers_for_one,
    },
    town_centre: {
      tax: centre.first.tax ?? 0,
      silver: centre.further.silver ?? 0,
      locations: centre.locations[players] ?? 1,
    },
    tax_stand: { virtue: board.tax_stand.virtue },
    guardhouse: {
      sale: guardhouse.sale.silver ?? 0,
      ransom: guardhouse.ransom.silver ?? 0,
      ransom_tax: guardhouse.ransom.tax ?? 0,
      debt: guardhouse.debt.silver ?? 0,
      debt_tax: guardhouse.debt.tax ?? 0,
    },
    black_market: { virtue: board.black_market.spaces[0]?.virtue ?? 0, limit: highest(table) },
    prison: { loss: board.prison.loss_from, prisoners: board.prison.prisoners_for_loss },
    cathedral: { virtue: lowest(table) },
  };
  return all[id] ?? {};
}

/** The highest virtue with which the Black Market is open. */
export function highest(table: Table): number {
  return Math.max(...boardOf(table).virtue.filter(({ market }) => market).map(({ level }) => level));
}

/** The lowest virtue with which the Cathedral is open. */
export function lowest(table: Table): number {
  return Math.min(...boardOf(table).virtue.filter(({ cathedral }) => cathedral).map(({ level }) => level));
}
