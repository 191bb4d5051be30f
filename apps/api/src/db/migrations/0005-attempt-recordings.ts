import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Index to find a recording's attempts when it is deleted. */
export const attemptRecordings: Statements = () => [sql`create index attempts_recording on attempts (recording)`];
