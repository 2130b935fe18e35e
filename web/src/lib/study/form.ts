/** A form for positions, made from the JSON Schema of a game: which fields there are, what each can hold. It knows no game. */

import type { Facts } from '../wire';

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  uniqueItems?: boolean;
  maxProperties?: number;
  $ref?: string;
}

export interface Range {
  least: number;
  most: number;
}

export type Path = readonly string[];
interface Named {
  path: Path;
  name: string;
}
export type NumberField = Named & Range & { kind: 'number'; isOptional: boolean };
export type ChoiceField = Named & { kind: 'choice'; ids: string[]; isOptional: boolean };
export type ListField = Named & { kind: 'list'; ids: string[]; isUnique: boolean };
export type MapField = Named & { kind: 'map'; keys: string[]; ids: string[] };
export type CountsField = Named & Range & { kind: 'counts'; keys: string[]; isWhole: boolean }; // whole: every key is there
export type BatchesField = Named & Range & { kind: 'batches'; keys: string[] }; // a row of counts, each of one key
export type GroupField = Named & { kind: 'group'; fields: Field[] };
export type Field = NumberField | ChoiceField | ListField | MapField | CountsField | BatchesField | GroupField;

export interface Form {
  board: Field[];
  players: Record<string, Field[]>;
}

/** What has no field of its own: what the game is, how far it has come, and what is still to come in it. */
const FIXED = new Set(['game', 'rules', 'seats', 'options', 'players', 'phase', 'step', 'done', 'turn', 'over', 'agenda']);

/** The form for a position with these facts. */
export function formOf(schema: Schema, facts: Facts): Form {
  const seats = facts.seats as string[];
  const board = fieldsIn(schema.properties ?? {}, [], seats, facts).filter(({ name }) => !FIXED.has(name));
  const player = schema.properties?.players?.additionalProperties;
  const properties = typeof player === 'object' ? (player.properties ?? {}) : {};
  const players = Object.fromEntries(
    seats.map((seat) => [seat, fieldsIn(properties, ['players', seat], seats, valueAt(facts, ['players', seat]))]),
  );
  return { board, players };
}

function fieldsIn(properties: Record<string, Schema>, before: Path, seats: string[], facts: unknown): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = (facts as Facts | null)?.[name];
    return fieldOf(schema, { name, path: [...before, name] }, seats, value) ?? [];
  });
}

/** The ids that a value can be; null if it is no id. */
function idsOf(schema: Schema | undefined, seats: string[]): string[] | null {
  if (schema?.$ref === '#/$defs/seat') return seats;
  return schema?.enum?.every((id) => typeof id === 'string') ? schema.enum : null;
}

function rangeOf({ minimum = 0, maximum = Infinity }: Schema): Range {
  return { least: minimum, most: maximum };
}

function fieldOf(schema: Schema, named: Named, seats: string[], value: unknown): Field | null {
  const some = schema.anyOf?.find(({ type }) => type !== 'null');
  if (some) {
    const field = fieldOf(some, named, seats, value);
    if (field?.kind === 'group') return value === null ? null : field;
    return field && 'isOptional' in field ? { ...field, isOptional: true } : field;
  }
  if (schema.type === 'integer') return { ...named, kind: 'number', ...rangeOf(schema), isOptional: false };
  const ids = idsOf(schema, seats);
  if (ids) return { ...named, kind: 'choice', ids, isOptional: false };
  if (schema.type === 'array') {
    const things = idsOf(schema.items, seats);
    return things ? { ...named, kind: 'list', ids: things, isUnique: schema.uniqueItems ?? false } : batchesOf(schema.items, named, seats);
  }
  return schema.type === 'object' ? objectOf(schema, named, seats, value) : null;
}

function batchesOf(batch: Schema | undefined, named: Named, seats: string[]): Field | null {
  const keys = idsOf(batch?.propertyNames, seats);
  const count = batch?.additionalProperties;
  if (!keys || batch?.maxProperties !== 1 || typeof count !== 'object' || count.type !== 'integer') return null;
  return { ...named, kind: 'batches', keys, ...rangeOf(count) };
}

function objectOf(schema: Schema, named: Named, seats: string[], value: unknown): Field | null {
  const { properties, additionalProperties: part, propertyNames } = schema;
  const keys = idsOf(propertyNames, seats);
  if (keys && typeof part === 'object') {
    const ids = idsOf(part, seats);
    if (ids) return { ...named, kind: 'map', keys, ids };
    return part.type === 'integer' ? { ...named, kind: 'counts', keys, isWhole: false, ...rangeOf(part) } : null;
  }
  const parts = Object.values(properties ?? {});
  const [first] = parts;
  if (!properties || !first) return null;
  const areNumbers = parts.every(({ type, maximum }) => type === 'integer' && maximum === first.maximum);
  if (areNumbers) return { ...named, kind: 'counts', keys: Object.keys(properties), isWhole: true, ...rangeOf(first) };
  return { ...named, kind: 'group', fields: fieldsIn(properties, named.path, seats, value) };
}

// ---------------------------------------------------------------- values

export function valueAt(facts: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Facts | null | undefined)?.[key], facts);
}

/** The facts with another value at a path. */
export function withValue(facts: Facts, path: Path, value: unknown): Facts {
  const [key, ...rest] = path;
  if (key === undefined) return facts;
  return { ...facts, [key]: rest.length ? withValue(facts[key] as Facts, rest, value) : value };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ, whole; those of a player under the player. */
export function differences(before: Facts, after: Facts): Facts {
  const changed: Facts = {};
  for (const [key, value] of Object.entries(after)) {
    if (isSame(value, before[key])) continue;
    const isPlayers = key === 'players' && typeof value === 'object' && value !== null;
    changed[key] = isPlayers ? playersIn(before[key] as Facts, value as Facts) : value;
  }
  return changed;
}

function playersIn(before: Facts, after: Facts): Facts {
  const changed: Facts = {};
  for (const [seat, player] of Object.entries(after)) {
    if (isSame(player, before[seat])) continue;
    const known = (before[seat] ?? {}) as Facts;
    const isMap = typeof player === 'object' && player !== null;
    changed[seat] = isMap ? Object.fromEntries(Object.entries(player).filter(([key, value]) => !isSame(value, known[key]))) : player;
  }
  return changed;
}

/** Whose a batch is, and how many are in it. */
export function batchOf(batch: Record<string, number>): { key: string; count: number } {
  const [key = '', count = 0] = Object.entries(batch)[0] ?? [];
  return { key, count };
}

// ---------------------------------------------------------------- what is wrong

function allIn(fields: Field[]): Field[] {
  return fields.flatMap((field) => (field.kind === 'group' ? [field, ...allIn(field.fields)] : [field]));
}

/** The field that a refusal is about; null if none is shown for it. */
export function fieldAt(form: Form, where: string): Field | null {
  const parts = where.split('.');
  const isAbout = ({ path }: Field): boolean => path.every((key, n) => key === parts[n]);
  const fields = allIn([...form.board, ...Object.values(form.players).flat()]).filter(isAbout);
  return fields.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null;
}
