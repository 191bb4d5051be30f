import { sql } from '../../db/index.ts';

/**
 * A quarter of an hour. Every time zone of today is whole quarters away from UTC, so each lies within one day of every
 * learner's calendar, on the days on which clocks are changed too.
 * @see https://en.wikipedia.org/wiki/List_of_UTC_offsets
 */
export const quarterMs = 900_000;

/** SQL: quarters of an hour since 1970, of an attempt. Written out, since SQLite takes a bound number as a fraction. */
export const quarterOf = sql<number>`attempts.created_at / 900000`;
