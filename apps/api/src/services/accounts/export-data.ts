import { makeZip } from 'client-zip';
import { recordingKey } from '../../domain/media.ts';
import type { Deps } from '../deps.ts';
import { type Learner, learnerTables } from './learner-tables.ts';
import { rowsOf } from './row-stream.ts';

type Needs = Pick<Deps, 'db' | 'store' | 'files' | 'clock' | 'limits'>;

/**
 * Streams all of a learner's data as a ZIP file: `data.json` with the rows, and the recordings. Only a few rows and one
 * recording are in memory at a time. Entries are not compressed, because recordings hardly shrink.
 *
 * @throws LimitReached
 */
export async function exportData(deps: Needs, learner: Learner): Promise<ReadableStream<Uint8Array>> {
  await deps.limits.consume('exportPerAccount', String(learner.userId));
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

async function* dataJson({ db, store }: Needs, learner: Learner, now: Date): AsyncGenerator<string> {
  const head = { format: 'rehearse-export', version: 1, exportedAt: now.toISOString(), account: learner.account };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  let isFirst = true;
  for (const table of await learnerTables(db)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(table.name)}:[`;
    yield* linesOf(rowsOf({ db, kind: store.kind }, table, learner));
    yield ']';
    isFirst = false;
  }
  yield '\n}}\n';
}

async function* linesOf(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let separator = '';
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(row)}`;
    separator = ',';
  }
}
