import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FoundMistake } from './corrector.ts';

/** Fields of the pack that are not correct sentences, or not English. */
const SKIPPED = new Set(['middleAnswer', 'gradedAnswers', 'sentenceTemplate', 'word', 'creator', 'source', 'zh']);

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (/^[\p{Lu}"'“‘][^{}]* [^{}]* [^{}]*[.?!]["'”’]?$/su.test(value))
      for (const line of value.split('\n')) into.add(line);
  } else if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (value && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) if (!SKIPPED.has(key)) collect(each, into);
  }
}

/** The correct English texts of the question bank, each once. */
export function readControls(pack: string): string[] {
  const controls = new Set<string>();
  for (const line of gunzipSync(readFileSync(pack)).toString().split('\n')) {
    if (!line) continue;
    const record = JSON.parse(line);
    if (record.kind === 'question') collect(record.payload, controls);
    if (record.kind === 'word') collect(record.example?.en, controls);
  }
  return [...controls];
}

export interface Alarms<Found> {
  sentences: number;
  alarms: { text: string; found: Found }[];
}

/** What is found in correct texts. */
export async function countAlarms<Found extends FoundMistake>(
  texts: readonly string[],
  corrector: (text: string) => Promise<readonly Found[]>,
): Promise<Alarms<Found>> {
  const result: Alarms<Found> = { sentences: 0, alarms: [] };
  for (const text of texts) {
    result.sentences += Math.max(1, text.match(/[.!?]["'”’]?(?=\s|$)/gu)?.length ?? 1);
    for (const found of await corrector(text)) result.alarms.push({ text, found });
  }
  return result;
}
