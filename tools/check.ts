/**
 * `npm test`: every check of the repository, in the order that finds a fault soonest. Steps that keep one core busy run
 * first, two at a time; then the others, one after the other. `npm test -- unit api` runs only the steps named, and
 * `npm test -- --changed` what the changes since the branch left `main` can reach (`--changed=REF`: since it left REF).
 *
 * The slowest tests are listed before the table, what failed after it. The last line counts each test, and each check
 * without tests as one: `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changeSince } from './check/changed.ts';
import { type Counts, countPlaywright, countVitest, failureText, slowest, tableRow } from './check/reports.ts';
import { endWithThisProcess, type Outcome, runCommand } from './check/run-step.ts';
import { commandFor, reports, type Step, steps } from './check/steps.ts';

const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=main' : arg));
const { values, positionals: wanted } = parseArgs({
  args,
  allowPositionals: true,
  options: { changed: { type: 'string' } },
});
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const change = values.changed === undefined ? undefined : changeSince(values.changed);

interface Planned {
  step: Step;
  command: string;
}

const asked = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const planned = asked.flatMap((step): Planned[] => {
  const command = commandFor(step, change);
  return command === null ? [] : [{ step, command }];
});

/** Linters and builds say at their end what is wrong. */
const endOf = (output: string) => output.trimEnd().split('\n').slice(-8).join('\n');

function countsOf({ name, report }: Step, { code, output }: Outcome): Counts {
  const failed = code === 0 ? 0 : 1;
  const failures = failed ? [{ title: 'ended with', message: endOf(output) }] : [];
  if (!report) return { passed: 1 - failed, failed, failures };
  try {
    const content = JSON.parse(readFileSync(path.join(reports, `${name}.json`), 'utf8'));
    const counts = report === 'vitest' ? countVitest(content) : countPlaywright(content);
    return { ...counts, failed: Math.max(counts.failed, failed) };
  } catch {
    // a change may reach no test at all
    return { passed: 0, failed: change ? failed : 1, failures };
  }
}

const results = new Map<Step, Counts & { seconds: number }>();

async function run({ step, command }: Planned, isAlone: boolean): Promise<void> {
  const header = `\n── ${step.name}`;
  if (isAlone) console.log(header);
  const outcome = await runCommand(command, isAlone);
  if (!isAlone) console.log(`${header}\n${outcome.output}`);
  results.set(step, { ...countsOf(step, outcome), seconds: outcome.seconds });
}

async function runInTurn(queue: Planned[], isAlone: boolean): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await run(next, isAlone);
}

endWithThisProcess();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = performance.now();
const singles = planned.filter(({ step }) => step.isSingle);
await Promise.all([runInTurn(singles, false), runInTurn(singles, false)]);
await runInTurn(
  planned.filter(({ step }) => !step.isSingle),
  true,
);

const rows = planned.map(({ step }) => {
  const result = results.get(step) ?? { passed: 0, failed: 1, seconds: 0 };
  return { ...step, ...result };
});
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
const failures = rows.flatMap(({ name, failures = [] }) => failures.map((failure) => failureText(name, failure)));
const tests = rows.flatMap(({ tests = [] }) => tests);
if (change) {
  const left = asked.filter((step) => !planned.some((each) => each.step === step)).map(({ name }) => name);
  console.log(
    `\n${change.files.length} changed files; left out, as they can't reach it: ${left.join(', ') || 'nothing'}`,
  );
}
if (tests.length > 0) console.log(`\nslowest tests\n${slowest(tests).join('\n')}`);
console.log(`\n${[...rows.map(tableRow), ...failures].join('\n')}\n`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min of 15 on two idle cores`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && (sum('passed') > 0 || change) ? 0 : 1;
