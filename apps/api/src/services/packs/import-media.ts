import type { ClipRecord, PictureRecord } from '@rehearse/content';
import type { Db } from '../../db/index.ts';
import type { Located } from './import-questions.ts';
import type { KindReport } from './report.ts';

/** Inserts a batch of clips. A clip's key is derived from its content, so a known key means an unchanged clip. */
export async function importClips(
  db: Db,
  batch: readonly Located<ClipRecord>[],
  { report }: { report: KindReport },
): Promise<void> {
  const added = await db
    .insertInto('clips')
    .values(batch.map(({ record: { key, text, voice, rate } }) => ({ key, text, voice, rate })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  report.added += added.length;
  report.unchanged += batch.length - added.length;
}

/** Inserts and updates a batch of pictures' descriptions and credits. */
export async function importPictures(
  db: Db,
  batch: readonly Located<PictureRecord>[],
  { report }: { report: KindReport },
): Promise<void> {
  const names = batch.map(({ record }) => record.name);
  const stored = await db.selectFrom('pictures').selectAll().where('name', 'in', names).execute();
  const known = new Map(stored.map((row) => [row.name, row]));
  for (const { record } of batch) {
    const row = { name: record.name, alt: JSON.stringify(record.alt), credits: JSON.stringify(record.credits) };
    const before = known.get(row.name);
    if (before?.alt === row.alt && before.credits === row.credits) {
      report.unchanged += 1;
      continue;
    }
    await db
      .insertInto('pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ alt: row.alt, credits: row.credits }))
      .execute();
    report[before ? 'changed' : 'added'] += 1;
  }
}
