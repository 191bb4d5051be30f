import { makePack, packFile } from '../../../tools/build-pack.ts';
import { readPack } from '../pack.ts';
import type { PackRecord } from '../records.ts';

let read: Promise<readonly PackRecord[]> | undefined;

async function readBank(): Promise<readonly PackRecord[]> {
  await makePack();
  const found: PackRecord[] = [];
  for await (const record of (await readPack(packFile)).records) found.push(record);
  return found;
}

/** Everything in the question bank. Reads the pack that the app serves, as building the bank costs twelve times as much. */
export function bankRecords(): Promise<readonly PackRecord[]> {
  read ??= readBank();
  return read;
}
