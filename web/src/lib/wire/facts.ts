/** What the server tells of one game, by that game's own types: whoever asks for another is stopped. */

import type { Catalogue, Facts } from '.';
import type { Boards, Views } from './views';

function isView<G extends keyof Views>(game: G, facts: Facts): facts is Views[G] {
  return facts.game === game;
}

function isCatalogue<G extends keyof Boards>(game: G, catalogue: Catalogue | null): catalogue is Catalogue & { board: Boards[G] } {
  return catalogue?.game === game;
}

/** A view of this game. */
export function viewOf<G extends keyof Views>(game: G, facts: Facts): Views[G] {
  if (!isView(game, facts)) throw new TypeError(`a view of ${String(facts.game)}, not of ${game}`);
  return facts;
}

/** The numbers of this game's board. */
export function boardOf<G extends keyof Boards>(game: G, catalogue: Catalogue | null): Boards[G] {
  if (!isCatalogue(game, catalogue)) throw new TypeError(`the catalogue of ${String(catalogue?.game)}, not of ${game}`);
  return catalogue.board;
}
