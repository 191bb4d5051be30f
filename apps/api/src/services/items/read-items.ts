import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClipCollector, createClipCollector, type ItemContext, type ReadItem, readItem } from '@rehearse/content';
import type { Problem } from '@rehearse/question-data';
import { ItemError } from './item-error.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import type { WrittenItem } from './written-item.ts';

type GoodItem = Extract<ReadItem, { ok: true }>;

/** An item that was checked. */
export interface CheckedItem extends Omit<GoodItem, 'ok'> {
  readonly name: string;
}

const readers: Readonly<Record<string, (text: string, file: string) => WrittenItem[]>> = {
  '.csv': readCsv,
  '.json': readJson,
};

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u;
const nameProblem = (says: string): Problem => ({ path: '/name', message: `/name ${says}` });
const badName = nameProblem('must have up to 80 letters, digits, spaces, dots, hyphens and underscores.');

/** This many faults are listed; there are rarely as many of different kinds. */
const mostFaults = 50;

/**
 * Reads the items of a file, and checks all of them.
 *
 * @param numberOf - the number of an item by its type and name, which decides its voice
 * @returns the items and the sounds that they need
 * @throws ItemError with every fault, its line and its column
 */
export async function readItems(
  file: string,
  { pictureOf, numberOf }: { pictureOf: ItemContext['pictureOf']; numberOf: (typeId: number, name: string) => number },
): Promise<{ items: CheckedItem[]; clips: ClipCollector }> {
  const base = path.basename(file);
  const read = readers[path.extname(file).toLowerCase()];
  if (!read) throw new ItemError(`${base} must be a file of the kind .csv or .json.`);
  const written = read(await readFile(file, 'utf8'), base);
  if (written.length === 0) throw new ItemError(`${base} has no items.`);
  const clips = createClipCollector();
  const faults: string[] = [];
  const lineOfName = new Map<string, number>();
  const items = written.flatMap((item): CheckedItem[] => {
    const report = (problems: readonly Problem[]) => {
      faults.push(...problems.map((problem) => `${base}:${item.describe(problem)}`));
      return [];
    };
    const { name } = item;
    if (typeof name !== 'string' || !namePattern.test(name)) return report([badName]);
    if (item.problems.length > 0) return report(item.problems);
    const first = readItem(item.data, 1, { clips: createClipCollector(), pictureOf });
    if (!first.ok) return report(first.problems);
    const key = `${first.typeId} ${name}`;
    const earlier = lineOfName.get(key);
    lineOfName.set(key, earlier ?? item.line);
    if (earlier !== undefined) return report([nameProblem(`is "${name}", as in line ${earlier}.`)]);
    const result = readItem(item.data, numberOf(first.typeId, name), { clips, pictureOf });
    if (!result.ok) return [];
    const { typeId, difficulty, payload } = result;
    return [{ name, typeId, difficulty, payload }];
  });
  if (faults.length > 0) {
    const more = faults.length > mostFaults ? [`… and ${faults.length - mostFaults} more.`] : [];
    throw new ItemError([...faults.slice(0, mostFaults), ...more].join('\n'));
  }
  return { items, clips };
}
