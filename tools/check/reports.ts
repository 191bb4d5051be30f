/** Reads the reports of Vitest and Playwright. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that ran. */
export interface TimedTest {
  title: string;
  seconds: number;
}

/** A test that failed, or a file that could not be run. */
export interface Failure {
  title: string;
  /** What the runner printed about it. */
  message: string;
}

/** What the report of a runner says. */
export interface Counts {
  passed: number;
  failed: number;
  failures?: readonly Failure[];
  tests?: readonly TimedTest[];
}

const root = path.join(import.meta.dirname, '..', '..');

interface VitestFile {
  name: string;
  status: string;
  /** Why the file could not be run. */
  message?: string;
  assertionResults: {
    status: string;
    fullName: string;
    duration?: number | null;
    failureMessages?: string[] | null;
  }[];
}

/** The report of Vitest's reporter "json". */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: VitestFile[];
}

/** Failed tests of a file, or the file itself when it could not be run. */
function vitestFailures({ name, status, message = '', assertionResults }: VitestFile): Failure[] {
  const file = path.relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ title: `${file}: ${test.fullName}`, message: (test.failureMessages ?? []).join('\n') }));
  return failed.length === 0 && status === 'failed' ? [{ title: file, message }] : failed;
}

const vitestTests = ({ name, assertionResults }: VitestFile): TimedTest[] =>
  assertionResults.map(({ fullName, duration }) => ({
    title: `${path.relative(root, name)}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));

/** What a report of Vitest counts. */
export const countVitest = ({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites,
  testResults,
}: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites),
  failures: testResults.flatMap(vitestFailures),
  tests: testResults.flatMap(vitestTests),
});

interface PlaywrightSpec {
  ok: boolean;
  file: string;
  title: string;
  tests: { results: { duration: number; errors?: { message?: string }[] }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

/** The report of Playwright's reporter "json". */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** What a report of Playwright counts. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf);
  const title = (spec: PlaywrightSpec) => `${spec.file}: ${spec.title}`;
  const resultsOf = (spec: PlaywrightSpec) => spec.tests.flatMap(({ results }) => results);
  const messageOf = (spec: PlaywrightSpec) =>
    resultsOf(spec)
      .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
      .join('\n');
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map((spec) => ({ title: title(spec), message: messageOf(spec) })),
    tests: specs.map((spec) => ({
      title: title(spec),
      seconds: resultsOf(spec).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** A failure of a step with the first lines of its message, below the title. */
export function failureText(step: string, { title, message }: Failure, most = 8): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `\n    ${line}`);
  return `✘ ${step}: ${title}${lines.join('')}`;
}

/** The slowest tests, one line each. */
export const slowest = (tests: readonly TimedTest[], most = 10): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);

/** A line of the final table: what ran, how long it took, and how long it may take. */
export interface Row extends Counts {
  name: string;
  seconds: number;
  budget: number;
}

export const tableRow = ({ name, passed, failed, seconds, budget }: Row): string =>
  [
    failed === 0 ? '✔' : '✘',
    name.padEnd(18),
    String(passed).padStart(5),
    'passed',
    String(failed).padStart(3),
    'failed',
    seconds.toFixed(1).padStart(7),
    's of',
    String(budget).padStart(3),
    seconds > budget ? 's  over budget' : 's',
  ].join(' ');
