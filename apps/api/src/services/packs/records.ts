import type { PackRecord } from '@rehearse/content';
import { type Located, PackConflictError } from './import-questions.ts';

/** Records of one kind, in order. */
export interface Batch {
  readonly kind: PackRecord['kind'];
  readonly records: Located<PackRecord>[];
}

/** Unique key of a record within its kind. */
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
 * @throws PackConflictError when a key occurs twice in the pack
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
    if (seen[record.kind].has(key)) throw new PackConflictError(line, `${record.kind} ${key} occurs twice.`);
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
