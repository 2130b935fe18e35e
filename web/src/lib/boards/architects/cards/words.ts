/** Cards in words: what they are called and what they do. */

import { signed } from '../../../pieces/fields';
import type { Table } from '../../../table/table.svelte';
import type { Option, Piece } from '../../../wire';
import { planInWords } from '../../parts/plan';
import type { Offered } from '../workshop';

/** Where the sentence about a sort of card stands beside its name. */
const SENTENCES: Record<Piece['sort'], string> = { building: 'effect', apprentice: 'power', character: 'power' };

/** What a card does, as a sentence. */
export function doesOf(table: Table, piece: Piece): string {
  return table.words.text(`${piece.sort}-${piece.id}.${SENTENCES[piece.sort]}`);
}

export function cardName(table: Table, piece: Piece): string {
  return table.words.name(piece.sort, piece.id);
}

function skillsIn(table: Table, skills: string[]): string {
  return skills.map((skill) => table.words.name('skill', skill)).join(', ');
}

/** Why none of these can be chosen, if none can. */
export function reasonsOf(table: Table, options: Option[]): string[] {
  if (options.some((option) => option.legal)) return [];
  return options.flatMap((option) => option.obstacles.map((obstacle) => table.words.obstacle(obstacle)));
}

/** A building card for whoever listens: name, cost, skills, points, virtue, what it does, why it cannot be chosen. */
export function labelOfBuilding(table: Table, piece: Piece): string {
  const { words } = table;
  const options = table.optionsAt(piece.id);
  const parts = [
    cardName(table, piece),
    words.text('west-costs', { goods: words.goods(piece.cost) }),
    piece.skills.length ? words.text('west-asks_for', { skills: skillsIn(table, piece.skills) }) : words.text('west-no_skill'),
    words.text('west-worth', { count: piece.at_end.prestige ?? 0 }),
    ...virtueOf(table, piece),
    doesOf(table, piece),
    ...reasonsOf(table, options),
    ...planInWords(table, piece.id),
  ];
  return parts.filter(Boolean).join(', ');
}

/** An apprentice for whoever listens: name, skills, virtue, what he does; what lies on him and costs is said by who draws him. */
export function labelOfApprentice(table: Table, piece: Piece, ...more: string[]): string {
  const options = table.optionsAt(piece.id);
  const parts = [
    cardName(table, piece),
    skillsIn(table, piece.skills),
    ...virtueOf(table, piece),
    doesOf(table, piece),
    ...more,
    ...reasonsOf(table, options),
  ];
  return parts.filter(Boolean).join(', ');
}

function virtueOf(table: Table, piece: Piece): string[] {
  const virtue = piece.gain.virtue ?? 0;
  return virtue ? [table.words.text('west-virtue', { points: signed(virtue) })] : [];
}

/** What lies on a face-up apprentice and what hiring him costs, each as a sentence. */
export function costsOf({ words }: Table, { silver, price, skip }: Offered): string[] {
  const goods = (count: number): string => words.goods({ silver: count });
  return [
    silver ? words.text('arch-lies_on', { goods: goods(silver) }) : '',
    price !== null ? words.text('arch-price', { goods: goods(price) }) : '',
    price === null && skip ? words.text('arch-skip', { goods: goods(skip) }) : '',
  ].filter(Boolean);
}
