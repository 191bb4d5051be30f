/** Reads the reports of Vitest and Playwright. */
import path from 'node:path';

/** A test that ran. */
export interface TimedTest {
  title: string;
  seconds: number;
}

/** What the report of a runner says. */
export interface Counts {
  passed: number;
  failed: number;
  /** Titles of the tests that failed. */
  failures?: readonly string[];
  tests?: readonly TimedTest[];
}

const root = path.join(import.meta.dirname, '..', '..');

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; duration?: number | null }[];
}

/** The report of Vitest's reporter "json". */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: VitestFile[];
}

/** Failed tests of a file, or the file itself when it could not be run. */
function vitestFailures({ name, status, assertionResults }: VitestFile): string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file}: ${test.fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
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
  tests: { results: { duration: number }[] }[];
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
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(title),
    tests: specs.map((spec) => {
      const durations = spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { title: title(spec), seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000 };
    }),
  };
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
