/**
 * `npm run bench:correction`: how many marked mistakes the corrector finds, how often it is wrong, its time and size.
 *
 *   --half held-out   the half of the corpus that no rule was written for (default: development)
 *   --harper          the same for harper.js, which is fetched for it
 *   --jfleg FOLDER    compares the edits with JFLEG's development part, `dev` of its repository
 *   --kind agreement  lists what was missed and what was wrong, for one kind
 *   --wrong           lists everything that was wrong
 *   --sample 12       looks for false alarms in one of so many texts of the question bank (default: 1, all)
 *   --controls        lists these false alarms
 *   --certainty       writes each rule's certainty, measured on the development half, to certainty.data.ts
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { type Correction, correct, correctionKinds } from '../packages/correction/src/index.ts';
import { readCorpus } from '../packages/correction/tools/corpus.ts';
import { writeCertainty } from './correction/certainty.ts';
import { countAlarms, readControls } from './correction/controls.ts';
import type { Corrector, FoundMistake } from './correction/corrector.ts';
import { loadHarper } from './correction/harper.ts';
import { compareWithJfleg } from './correction/jfleg.ts';
import { type Judged, type Measured, measure } from './correction/measure.ts';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    harper: { type: 'boolean', default: false },
    jfleg: { type: 'string' },
    kind: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    controls: { type: 'boolean', default: false },
    certainty: { type: 'boolean', default: false },
    pack: { type: 'string', default: path.join(import.meta.dirname, '../content/dist/pack.ndjson.gz') },
  },
});
if (values.half !== 'development' && values.half !== 'held-out') {
  throw new Error(`--half is development or held-out, not ${values.half}.`);
}

const sentences = readCorpus(values.half);
const words = sentences.reduce((total, { text }) => total + text.split(/\s+/).length, 0);
const controls = readControls(values.pack).filter((_, index) => index % Number(values.sample) === 0);
const own = async (text: string): Promise<Correction[]> => correct(text);
const print = (line = '') => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(0)).padStart(4);
const column = (value: number | string, width: number) => String(value).padStart(width);

/** Size of the code with Brotli, as a page loads it. */
async function sizeOf(entry: string): Promise<number> {
  const lib = { entry, formats: ['es' as const] };
  const output = (await build({ logLevel: 'error', build: { write: false, lib } })) as Rollup.RollupOutput[];
  return brotliCompressSync(
    output.flatMap((each) => each.output.map((file) => ('code' in file ? file.code : ''))).join(''),
  ).length;
}

async function correctAll<Found extends FoundMistake>(corrector: (text: string) => Promise<readonly Found[]>) {
  const findings: (readonly Found[])[] = [];
  const started = performance.now();
  for (const { text } of sentences) findings.push(await corrector(text));
  return { measured: measure(sentences, findings), msPer120Words: ((performance.now() - started) / words) * 120 };
}

const totals = ({ kinds, judged }: Measured<FoundMistake>) => {
  const marked = [...kinds.values()].reduce((sum, each) => sum + each.marked, 0);
  const mended = [...kinds.values()].reduce((sum, each) => sum + each.mended, 0);
  const right = judged.filter(({ verdict }) => verdict === 'right').length;
  return `recall ${percent(mended, marked)} %, precision ${percent(right, judged.length)} % of ${judged.length} findings`;
};

async function printOthers(corrector: Corrector) {
  const { sentences: count, alarms } = await countAlarms(controls, corrector);
  print(`${alarms.length} false alarms in ${count} sentences, ${((1000 * alarms.length) / count).toFixed(2)} in 1,000`);
  if (!values.jfleg) return;
  const { edits, supported, equal, contained } = await compareWithJfleg(values.jfleg, corrector);
  print(
    `JFLEG dev: ${edits} edits, ${percent(supported, edits)} % where somebody changed something, ${percent(equal, edits)} % equal to somebody's edit, ${percent(contained, edits)} % part of it`,
  );
}

const quote = ({ text }: { text: string }, { start, end, fixes }: FoundMistake) =>
  `${text.slice(Math.max(0, start - 50), start)}[${text.slice(start, end)}→${fixes.slice(0, 3).join('/')}]${text.slice(end, end + 40)}`;

const { measured, msPer120Words } = await correctAll(own);
const isOf = (kind: string) => (each: Judged<Correction>) => each.found.kind === kind;
print(`${values.half}: ${sentences.length} sentences of the corpus`);
print('kind            marked  recall %  touched %  found  precision %');
for (const kind of correctionKinds) {
  const { marked = 0, touched = 0, mended = 0 } = measured.kinds.get(kind) ?? {};
  const found = measured.judged.filter(isOf(kind));
  const right = found.filter(({ verdict }) => verdict === 'right').length;
  print(
    `${kind.padEnd(15)} ${column(marked, 6)}  ${column(percent(mended, marked), 8)}  ${column(percent(touched, marked), 9)}  ${column(found.length, 5)}  ${column(percent(right, found.length), 11)}`,
  );
}
print(`all: ${totals(measured)}`);
const bytes = await sizeOf(path.join(import.meta.dirname, '../packages/correction/src/index.ts'));
print(`${msPer120Words.toFixed(1)} ms per 120 words, ${(bytes / 1024).toFixed(0)} KiB with Brotli`);
await printOthers(own);

if (values.kind || values.wrong) {
  const isShown = (kind: string) => values.wrong || kind === values.kind;
  print('\nwrong');
  for (const { sentence, found, verdict } of measured.judged)
    if (verdict !== 'right' && isShown(found.kind)) print(`${verdict} ${found.reason.code}: ${quote(sentence, found)}`);
  print('\nmissed');
  for (const { sentence, mistake } of measured.missed)
    if (mistake.kind === values.kind) print(`${sentence.file}:${sentence.line} ${quote(sentence, mistake)}`);
}
if (values.controls) {
  print('\nfalse alarms');
  const { alarms } = await countAlarms(controls, own);
  for (const { text, found } of alarms) print(`${found.reason.code}: ${quote({ text }, found)}`);
}
if (values.certainty) writeCertainty(measured.judged);
if (values.harper) {
  const harper = await loadHarper();
  const other = await correctAll(harper);
  print(`\nharper.js: ${totals(other.measured)}`);
  print(`${other.msPer120Words.toFixed(1)} ms per 120 words`);
  await printOthers(harper);
}
