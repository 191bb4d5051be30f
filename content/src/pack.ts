import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { headerSchema, type PackHeader, type PackRecord, parseRecord } from './records.ts';

/** A content pack in memory. */
export interface Pack {
  readonly header: PackHeader;
  readonly records: readonly PackRecord[];
}

/** The pack is invalid. */
export class PackError extends Error {
  override readonly name = 'PackError';
  /** Line of the decompressed file, from 1. */
  readonly line: number;

  constructor(line: number, message: string, options?: ErrorOptions) {
    super(`Line ${line} of the content pack: ${message}`, options);
    this.line = line;
  }
}

/** Creates a pack with its header. Checksum and version are digests of the records. */
export function packOf(records: readonly PackRecord[]): Pack {
  const digest = createHash('sha256');
  for (const record of records) digest.update(JSON.stringify(record)).update('\n');
  const checksum = digest.digest('hex');
  const version = checksum.slice(0, 16);
  const counts = countKinds(records);
  return { header: { format: 'rehearse-pack', formatVersion: 1, version, checksum, counts }, records };
}

/** Writes a pack as gzipped NDJSON, deterministically and atomically. */
export async function writePack(path: string, { header, records }: Pack): Promise<void> {
  const lines = [header, ...records].map((line) => `${JSON.stringify(line)}\n`).join('');
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, gzipSync(lines, { level: 9 }));
  await rename(draft, path);
}

/**
 * Opens a pack. The header is read and validated right away; records are yielded one by one and validated, and at the end
 * their counts are compared with the header's.
 *
 * @throws PackError here and while iterating; system errors when the file can't be read
 */
export async function readPack(path: string): Promise<{ header: PackHeader; records: AsyncGenerator<PackRecord> }> {
  const lines = readLines(path);
  const first = await lines.next();
  const header = parseLine(1, first.done ? '' : first.value, (value) => headerSchema.parse(value));
  return { header, records: readRecords(header, lines) };
}

/**
 * Verifies the checksum of a pack without parsing its records, which takes a fraction of the time of reading them.
 *
 * @throws PackError; system errors when the file can't be read
 */
export async function verifyPack(path: string): Promise<void> {
  const digest = createHash('sha256');
  let header: PackHeader | undefined;
  let line = 0;
  for await (const text of readLines(path)) {
    line += 1;
    if (header) digest.update(text).update('\n');
    else header = parseLine(line, text, (value) => headerSchema.parse(value));
  }
  if (!header) throw new PackError(1, 'the file is empty.');
  if (header.checksum !== undefined && header.checksum !== digest.digest('hex'))
    throw new PackError(line, 'the file is damaged: its checksum does not match.');
}

async function* readRecords(header: PackHeader, lines: AsyncGenerator<string>): AsyncGenerator<PackRecord> {
  const counts = emptyCounts();
  let line = 1;
  for await (const text of lines) {
    line += 1;
    const record = parseLine(line, text, parseRecord);
    counts[record.kind] += 1;
    yield record;
  }
  for (const kind of kinds)
    if (counts[kind] !== header.counts[kind])
      throw new PackError(
        line,
        `the header declares ${header.counts[kind]} ${kind} records, but there are ${counts[kind]}.`,
      );
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  // Closes both streams when one fails; the error itself is thrown by the loop below.
  pipeline(file, unzipped).catch(() => {});
  const decoder = new TextDecoder();
  let line = 0;
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) {
        line += 1;
        yield text;
      }
    }
  } catch (error) {
    throw isZipFailure(error) ? new PackError(line + 1, 'the file is damaged.', { cause: error }) : error;
  } finally {
    file.destroy();
    unzipped.destroy();
  }
  if (rest !== '') yield rest;
}

function isZipFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function parseLine<T>(line: number, text: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? inOneLine(cause) : String(cause);
    throw new PackError(line, reason, { cause });
  }
}

const kinds = ['question', 'word', 'clip', 'picture'] as const;

function emptyCounts(): PackHeader['counts'] {
  return { question: 0, word: 0, clip: 0, picture: 0 };
}

function countKinds(records: readonly PackRecord[]): PackHeader['counts'] {
  const counts = emptyCounts();
  for (const { kind } of records) counts[kind] += 1;
  return counts;
}

/** Formats validation errors by field. */
const inOneLine = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');
