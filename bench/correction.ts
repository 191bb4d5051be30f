/**
 * `npm run bench:correction`: how many marked mistakes the corrector finds, and how often it is wrong.
 *
 *   --half held-out   the half of the corpus that no rule was written for (default: development)
 *   --kind agreement  lists what was missed and what was wrong, for one kind
 *   --controls        lists false alarms in the correct sentences of the question bank
 *   --rules           counts every rule's findings and false alarms
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Correction, correct, correctionKinds } from '../packages/correction/src/index.ts';
import { type LearnerSentence, type MarkedMistake, readCorpus } from '../packages/correction/tools/corpus.ts';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    kind: { type: 'string' },
    controls: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    /** One in so many of the bank's sentences. */
    sample: { type: 'string', default: '12' },
    pack: { type: 'string', default: new URL('../content/dist/pack.ndjson.gz', import.meta.url).pathname },
  },
});

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start <= b.end && b.start <= a.end;

/** A range of the text with some corrections applied, the given fix of each. */
function apply(
  text: string,
  start: number,
  end: number,
  edits: readonly { start: number; end: number; fix: string }[],
) {
  let result = '';
  let from = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, edit.start) + edit.fix;
    from = edit.end;
  }
  return (result + text.slice(from, end)).replace(/\s+/g, ' ').trim();
}

/** Whether the corrections around a marked mistake make one of its right forms, with any of their fixes. */
function isMended(text: string, mistake: MarkedMistake, found: readonly Correction[]): boolean {
  const near = found.filter((each) => overlaps(each, mistake));
  if (near.length === 0) return false;
  const start = Math.min(mistake.start, ...near.map((each) => each.start));
  const end = Math.max(mistake.end, ...near.map((each) => each.end));
  const wanted = mistake.fixes.map((fix) => apply(text, start, end, [{ ...mistake, fix }]));
  const choices = near.reduce<{ start: number; end: number; fix: string }[][]>(
    (lists, { fixes, ...range }) => lists.flatMap((list) => fixes.map((fix) => [...list, { ...range, fix }])),
    [[]],
  );
  return choices.some((edits) => wanted.includes(apply(text, start, end, edits)));
}

interface Row {
  marked: number;
  touched: number;
  mended: number;
  found: number;
  right: number;
}
const rows = new Map(
  correctionKinds.map((kind): [string, Row] => [kind, { marked: 0, touched: 0, mended: 0, found: 0, right: 0 }]),
);
const ruleRows = new Map<string, { found: number; right: number }>();
const lists = { missed: [] as string[], wrong: [] as string[] };

const quote = (
  { file, line, text }: LearnerSentence,
  { start, end }: { start: number; end: number },
  fixes: readonly string[],
) =>
  `${file}:${line} ${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}→${fixes.join('/')}]${text.slice(end, end + 30)}`;

const sentences = readCorpus(values.half as 'development' | 'held-out');
const started = performance.now();
const results = sentences.map((sentence) => ({ sentence, found: correct(sentence.text) }));
const elapsed = performance.now() - started;

for (const { sentence, found } of results) {
  for (const mistake of sentence.mistakes) {
    const row = rows.get(mistake.kind);
    if (!row) throw new Error(`${sentence.file}:${sentence.line} has the unknown kind ${mistake.kind}`);
    row.marked += 1;
    if (found.some((each) => overlaps(each, mistake))) row.touched += 1;
    if (isMended(sentence.text, mistake, found)) row.mended += 1;
    else if (mistake.kind === values.kind) lists.missed.push(quote(sentence, mistake, mistake.fixes));
  }
  for (const correction of found) {
    const row = rows.get(correction.kind) as Row;
    row.found += 1;
    const ruleRow = ruleRows.get(correction.reason.code) ?? { found: 0, right: 0 };
    ruleRows.set(correction.reason.code, ruleRow);
    ruleRow.found += 1;
    const its = sentence.mistakes.filter((mistake) => overlaps(correction, mistake));
    if (its.some((mistake) => isMended(sentence.text, mistake, found))) {
      row.right += 1;
      ruleRow.right += 1;
    } else if (!values.kind || correction.kind === values.kind) {
      lists.wrong.push(
        `${its.length ? 'other fix' : 'NO MISTAKE'} ${correction.reason.code}: ${quote(sentence, correction, correction.fixes)}`,
      );
    }
  }
}

const sum = (key: keyof Row) => [...rows.values()].reduce((total, row) => total + row[key], 0);
const share = (part: number, whole: number) =>
  whole === 0 ? '  –' : `${((100 * part) / whole).toFixed(0).padStart(3)}`;
console.log(`${values.half}: ${sentences.length} sentences, ${sum('marked')} mistakes`);
console.log('kind            marked  recall%  (touched%)  found  precision%');
for (const [kind, row] of rows) {
  console.log(
    `${kind.padEnd(15)} ${String(row.marked).padStart(6)}  ${share(row.mended, row.marked).padStart(7)}  ${share(row.touched, row.marked).padStart(9)}  ${String(row.found).padStart(6)}  ${share(row.right, row.found).padStart(9)}`,
  );
}
console.log(
  `${'all'.padEnd(15)} ${String(sum('marked')).padStart(6)}  ${share(sum('mended'), sum('marked')).padStart(7)}  ${share(sum('touched'), sum('marked')).padStart(9)}  ${String(sum('found')).padStart(6)}  ${share(sum('right'), sum('found')).padStart(9)}`,
);
const words = sentences.reduce((total, { text }) => total + text.split(/\s+/).length, 0);
console.log(`${((elapsed / words) * 120).toFixed(1)} ms per 120 words`);
if (lists.missed.length > 0) console.log(`\nmissed\n${lists.missed.join('\n')}`);
if (lists.wrong.length > 0) console.log(`\nwrong\n${lists.wrong.join('\n')}`);

const skipped = new Set(['middleAnswer', 'gradedAnswers', 'sentenceTemplate', 'word', 'creator', 'source', 'zh']);
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (/^[\p{Lu}"'“‘][^{}]* [^{}]* [^{}]*[.?!]["'”’]?$/su.test(value))
      for (const line of value.split('\n')) into.add(line);
  } else if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (value && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) if (!skipped.has(key)) collect(each, into);
  }
}

const controls = new Set<string>(sentences.map(({ corrected }) => corrected));
for (const line of gunzipSync(readFileSync(values.pack)).toString().split('\n')) {
  if (!line) continue;
  const record = JSON.parse(line);
  if (record.kind === 'question') collect(record.payload, controls);
  if (record.kind === 'word') collect(record.example?.en, controls);
}
let count = 0;
const step = Number(values.sample);
const alarms = new Map<string, string[]>();
for (const [index, text] of [...controls].entries()) {
  if (index % step !== 0) continue;
  count += Math.max(1, text.match(/[.!?]["'”’]?(?=\s|$)/gu)?.length ?? 1);
  for (const { start, end, fixes, reason } of correct(text)) {
    const at = `${text.slice(Math.max(0, start - 50), start)}[${text.slice(start, end)}→${fixes.slice(0, 3).join('/')}]${text.slice(end, end + 40)}`;
    alarms.set(reason.code, [...(alarms.get(reason.code) ?? []), at]);
  }
}
const total = [...alarms.values()].reduce((all, { length }) => all + length, 0);
console.log(`\ncontrols: ${count} sentences, ${total} alarms, ${((1000 * total) / count).toFixed(2)} in 1,000`);
for (const [code, found] of [...alarms].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`  ${code}: ${found.length}`);
  if (values.controls) for (const each of found.slice(0, 40)) console.log(`    ${each}`);
}

if (values.rules) {
  console.log('\nrule                      found  right  alarms');
  const codes = new Set([...ruleRows.keys(), ...alarms.keys()]);
  const wrongOf = (code: string) => {
    const { found = 0, right = 0 } = ruleRows.get(code) ?? {};
    return found - right + (alarms.get(code)?.length ?? 0);
  };
  for (const code of [...codes].toSorted((a, b) => wrongOf(b) - wrongOf(a))) {
    const { found = 0, right = 0 } = ruleRows.get(code) ?? {};
    console.log(
      `${code.padEnd(25)} ${String(found).padStart(5)}  ${String(right).padStart(5)}  ${String(alarms.get(code)?.length ?? 0).padStart(6)}`,
    );
  }
}
