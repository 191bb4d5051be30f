import { makeZip } from 'client-zip';
import { sql } from '../../db/index.ts';
import { recordingKey } from '../../domain/media.ts';
import type { Deps } from '../../http/deps.ts';
import { isLearners } from './learner-rows.ts';
import { type Learner, type LearnerTable, learnerTables } from './learner-tables.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'limits'>;

/** Hashes of passwords, tokens and codes: of no use to their owner, and of some to a thief of the file. */
const isSecret = (column: string) => column.endsWith('_hash');

/**
 * Everything that is stored of a learner, as a ZIP file that is made while it is sent: `data.json` with the rows, and the
 * recordings. One table's rows and one recording are in memory at a time. Stored as they are: recordings hardly shrink.
 *
 * @throws TooMany
 */
export async function exportData(deps: Needs, learner: Learner): Promise<ReadableStream<Uint8Array>> {
  await deps.limits.take('exportPerAccount', String(learner.userId));
  return makeZip(entries(deps, learner));
}

async function* entries(deps: Needs, learner: Learner) {
  const now = new Date(deps.clock.now());
  yield { name: 'data.json', input: dataJson(deps, learner, now), lastModified: now };
  const recordings = await deps.db
    .selectFrom('recordings')
    .select(['name', 'created_at'])
    .where('user_id', '=', learner.userId)
    .orderBy('created_at')
    .execute();
  for (const { name, created_at } of recordings) {
    const bytes = await deps.files.get(recordingKey(name));
    if (bytes) yield { name: `recordings/${name}`, input: bytes, lastModified: new Date(created_at) };
  }
}

async function* dataJson({ db }: Needs, learner: Learner, now: Date): AsyncGenerator<string> {
  const head = { format: 'rehearse-export', version: 1, exportedAt: now.toISOString(), account: learner.account };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  let isFirst = true;
  for (const table of await learnerTables(db)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(table.name)}:[`;
    yield* rowsOf(db, table, learner);
    yield ']';
    isFirst = false;
  }
  yield '\n}}\n';
}

const rowsAtOnce = 500;

async function* rowsOf(db: Needs['db'], table: LearnerTable, learner: Learner): AsyncGenerator<string> {
  const columns = sql.join(table.columns.filter((column) => !isSecret(column)).map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${sql.table(table.name)} where ${isLearners(table, learner)}`.execute(db);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const lines = rows.slice(from, from + rowsAtOnce).map((row) => `\n${JSON.stringify(row)}`);
    yield `${from === 0 ? '' : ','}${lines.join(',')}`;
  }
}
