import { sql } from '../../db/index.ts';

/**
 * A quarter of an hour. All current time zones have UTC offsets in whole quarters, so each quarter lies within one calendar
 * day in every zone, even on days when clocks change.
 * @see https://en.wikipedia.org/wiki/List_of_UTC_offsets
 */
export const quarterMs = 900_000;

/** SQL: an attempt's quarter of an hour, counted from 1970. Inlined, because SQLite treats a bound number as a float. */
export const quarterOf = sql<number>`attempts.created_at / 900000`;
