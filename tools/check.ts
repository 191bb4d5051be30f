/**
 * `npm test`: every check of the repository, in the order that finds a fault soonest. The slowest tests are named before
 * the table, what failed after it. The last line counts each test, and each check without tests as one:
 * `N passed, N failed`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, countPlaywright, countVitest, slowest, type TimedTest } from './check/reports.ts';

interface Step {
  name: string;
  command: string;
  /** Starts at once beside the steps before it, and says what it has to say in its turn: for what keeps one core busy for long. */
  isBackground?: true;
  /** How long it may take; a step that hangs is ended, fails, and so names itself. Default: 25 minutes. */
  minutes?: number;
  /** Reads the counts of the runner's report; a step without one counts as one check. */
  count?: () => Counts;
}

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules', '.cache', 'reports');

const readReport = (file: string) => JSON.parse(readFileSync(path.join(reports, file), 'utf8'));

const vitest = (name: string, projects: readonly string[]): Step => ({
  name,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${path.join(reports, `${name}.json`)}`,
  count: () => countVitest(readReport(`${name}.json`)),
});

const steps: readonly Step[] = [
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'import boundaries', command: 'depcruise --config .dependency-cruiser.mjs packages apps content' },
  { name: 'contract', command: 'pnpm --filter @rehearse/api-client run lint:contract' },
  { name: 'types', command: 'pnpm run :typecheck', isBackground: true },
  { name: 'vulnerabilities', command: 'node --conditions=@rehearse/source tools/audit.ts' },
  vitest('unit', ['node', 'dom']),
  {
    name: 'content',
    command: 'node --conditions=@rehearse/source content/src/check.ts --complete',
    isBackground: true,
  },
  vitest('api', ['api']),
  vitest('stories', ['storybook']),
  { name: 'storybook site', command: 'storybook build -o storybook-static --quiet' },
  {
    name: 'journeys',
    command: 'playwright test --reporter=list,json',
    minutes: 45,
    count: () => countPlaywright(readReport('journeys.json')),
  },
  { name: 'packages', command: 'pnpm run :packages:check' },
];

interface Outcome {
  code: number;
  /** What a background step printed. */
  output: string;
}

const running = new Set<ChildProcess>();

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  // Windows has no groups of processes
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });
}

function run({ command, isBackground, minutes = 25 }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    const sink = isBackground ? 'pipe' : 'inherit';
    const child = spawn(command, {
      cwd: root,
      shell: true,
      // a group of its own, so that a step can be ended with all that it started
      detached: process.platform !== 'win32',
      stdio: ['ignore', sink, sink],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json') },
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const limit = setTimeout(() => {
      keep(Buffer.from(`\nEnded: it took more than ${minutes} minutes.\n`));
      end(child);
    }, minutes * 60_000);
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
    running.add(child);
  });
}

async function countsOf(step: Step, running: Promise<Outcome>): Promise<Counts> {
  const { code, output } = await running;
  process.stdout.write(output);
  const failed = code === 0 ? 0 : 1;
  if (!step.count) return { passed: 1 - failed, failed };
  try {
    const counts = step.count();
    return { ...counts, failed: Math.max(counts.failed, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const background = new Map(chosen.filter((step) => step.isBackground).map((step) => [step, run(step)]));
const total: Counts = { passed: 0, failed: 0 };
const rows: string[] = [];
const named: string[] = [];
const tests: TimedTest[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { passed, failed, failures = [], tests: ran = [] } = await countsOf(step, background.get(step) ?? run(step));
  total.passed += passed;
  total.failed += failed;
  tests.push(...ran);
  named.push(...failures.map((title) => `✘ ${step.name}: ${title}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  rows.push(
    `${failed === 0 ? '✔' : '✘'} ${step.name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.padStart(7)} s`,
  );
}
if (tests.length > 0) console.log(`\nslowest tests\n${slowest(tests).join('\n')}`);
console.log(`\n${[...rows, ...named].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
