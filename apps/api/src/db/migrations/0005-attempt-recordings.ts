import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** The attempts of a recording are found at once when it is deleted. */
export const attemptRecordings: Statements = () => [sql`create index attempts_recording on attempts (recording)`];
