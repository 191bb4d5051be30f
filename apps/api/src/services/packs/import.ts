import type { PackHeader, PackRecord, PictureRecord } from '@rehearse/content';
import { sql } from 'kysely';
import { allowLongStatements, type Db, inTransaction, kindOf } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { importClips, importPictures } from './import-media.ts';
import { importQuestions, type Located } from './import-questions.ts';
import { importWords } from './import-words.ts';
import { orderSubmodule } from './order-submodule.ts';
import { type Batch, inBatches } from './records.ts';
import { emptyKindReport, type ImportProgress, type ImportReport, type KindReport } from './report.ts';

const batchSize = 200;
/** An arbitrary advisory lock id, unique within this database. */
const importLock = 7001;

/** An open pack; iterating throws on an invalid record. */
export interface OpenPack {
  readonly header: PackHeader;
  readonly records: AsyncIterable<PackRecord> | Iterable<PackRecord>;
}

/** The report without picture files, which are not in the database. */
export type RecordsReport = Omit<ImportReport, 'missingPictures'> & { readonly pictureRecords: PictureRecord[] };

type Reports = Record<PackRecord['kind'], KindReport>;

/**
 * Imports a pack in one transaction, so an invalid record changes nothing. Learners' marks and attempts are kept, and so are
 * records that the pack no longer contains.
 *
 * @throws PackError or PackConflictError with the line
 */
export async function importPack(
  { db, clock }: { db: Db; clock: Clock },
  { header, records }: OpenPack,
  onProgress: ImportProgress = () => {},
): Promise<RecordsReport> {
  const total = Object.values(header.counts).reduce((sum, count) => sum + count, 0);
  const { reports, pictureRecords } = await inTransaction(db, async (tx) => {
    await lockBank(tx);
    const imported = await importRecords({ db: tx, clock }, records, (done) => onProgress({ done, total }));
    await countKept(tx, imported.reports);
    await tx
      .insertInto('packs')
      .values({
        version: header.version,
        questions: header.counts.question,
        words: header.counts.word,
        imported_at: clock.now(),
      })
      .execute();
    return imported;
  });
  const { question: questions, word: words, clip: clips, picture: pictures } = reports;
  return { version: header.version, questions, words, clips, pictures, pictureRecords };
}

/**
 * Imports records in the caller's transaction, which has locked the bank.
 *
 * @throws PackError or PackConflictError
 */
export async function importRecords(
  { db, clock }: { db: Db; clock: Clock },
  records: OpenPack['records'],
  onProgress: (done: number) => void = () => {},
): Promise<{ reports: Reports; pictureRecords: PictureRecord[] }> {
  const reports: Reports = {
    question: emptyKindReport(),
    word: emptyKindReport(),
    clip: emptyKindReport(),
    picture: emptyKindReport(),
  };
  const pictureRecords: PictureRecord[] = [];
  const touched = new Set<number>();
  let done = 0;
  for await (const batch of inBatches(records, batchSize)) {
    await importBatch(db, batch, { now: clock.now(), reports, touched });
    if (batch.kind === 'picture') pictureRecords.push(...(recordsOf(batch) as PictureRecord[]));
    done += batch.records.length;
    onProgress(done);
  }
  for (const submoduleId of touched) await orderSubmodule(db, submoduleId);
  return { reports, pictureRecords };
}

/** Blocks new marks and results while places change, but not readers. SQLite has a single writer anyway. */
export async function lockBank(db: Db) {
  if (kindOf(db) === 'sqlite') return;
  await sql.raw(allowLongStatements).execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(db);
  await sql`lock table practice_marks, question_results in share row exclusive mode`.execute(db);
}

async function importBatch(
  db: Db,
  batch: Batch,
  { now, reports, touched }: { now: number; reports: Reports; touched: Set<number> },
) {
  const report = reports[batch.kind];
  // All records of a batch are of its kind, which its type can't express.
  const records = batch.records as never as Located<never>[];
  switch (batch.kind) {
    case 'question':
      return importQuestions(db, records, { now, report, touched });
    case 'word':
      return importWords(db, records, { report });
    case 'clip':
      return importClips(db, records, { report });
    case 'picture':
      return importPictures(db, records, { report });
  }
}

function recordsOf({ records }: Batch): PackRecord[] {
  return records.map(({ record }) => record);
}

const tables = { question: 'questions', word: 'words', clip: 'clips', picture: 'pictures' } as const;

async function countKept(db: Db, reports: Reports) {
  for (const kind of Object.keys(tables) as (keyof typeof tables)[]) {
    const { n } = await db
      .selectFrom(tables[kind])
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const { added, changed, unchanged } = reports[kind];
    reports[kind].kept = Number(n) - added - changed - unchanged;
  }
}
