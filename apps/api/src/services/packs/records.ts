import type { PackRecord } from '@rehearse/content';
import { type Located, PackConflictError } from './import-questions.ts';

/** Records of one kind, in their order. */
export interface Batch {
  readonly kind: PackRecord['kind'];
  readonly records: Located<PackRecord>[];
}

/** Tells the records of a kind apart. */
export function keyOf(record: PackRecord): string | number {
  switch (record.kind) {
    case 'question':
      return record.questionId;
    case 'word':
      return record.wordId;
    case 'clip':
      return record.key;
    case 'picture':
      return record.name;
  }
}

/**
 * Groups records into batches of one kind and at most `size`.
 *
 * @throws PackConflictError when a record's key stands in the pack twice
 */
export async function* inBatches(
  records: AsyncIterable<PackRecord> | Iterable<PackRecord>,
  size: number,
): AsyncGenerator<Batch> {
  const seen = { question: new Set(), word: new Set(), clip: new Set(), picture: new Set() };
  let batch: Batch | undefined;
  // The header is line 1.
  let line = 1;
  for await (const record of records) {
    line += 1;
    const key = keyOf(record);
    if (seen[record.kind].has(key)) throw new PackConflictError(line, `${record.kind} ${key} stands there twice.`);
    seen[record.kind].add(key);
    if (batch && (batch.kind !== record.kind || batch.records.length >= size)) {
      yield batch;
      batch = undefined;
    }
    batch ??= { kind: record.kind, records: [] };
    batch.records.push({ record, line });
  }
  if (batch) yield batch;
}
