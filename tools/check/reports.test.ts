import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, slowest, tableRow } from './reports.ts';

describe('the report of a run', () => {
  it('counts tests of Vitest, names what failed, and a file that could not be run', () => {
    const counts = countVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', duration: 1500 },
            { status: 'failed', fullName: 'divides', duration: null },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 2 });
    expect(counts.failures).toEqual([
      expect.stringMatching(/a\.test\.ts: divides$/),
      expect.stringMatching(/broken\.test\.ts$/),
    ]);
    expect(counts.tests?.map(({ seconds }) => seconds)).toEqual([1.5, 0]);
  });

  it('counts journeys within suites, with the time of every try', () => {
    const spec = (title: string, ok: boolean, ...durations: number[]) => ({
      ok,
      title,
      file: 'x.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const counts = countPlaywright({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ specs: [spec('pays', true, 2000)], suites: [{ specs: [spec('prints', false, 1000, 500)] }] }],
    });
    expect(counts).toEqual({
      passed: 1,
      failed: 1,
      failures: ['x.spec.ts: prints'],
      tests: [
        { title: 'x.spec.ts: pays', seconds: 2 },
        { title: 'x.spec.ts: prints', seconds: 1.5 },
      ],
    });
  });

  it('sets the time of a step against its budget', () => {
    const row = { name: 'unit', passed: 12, failed: 1, budget: 90 };
    expect(tableRow({ ...row, seconds: 90 })).toBe('✘ unit                  12 passed   1 failed    90.0 s of  90 s');
    expect(tableRow({ ...row, seconds: 91.24 })).toMatch(/91\.2 s of {2}90 s {2}over budget$/);
  });

  it('lists the slowest first', () => {
    const tests = ['a', 'b', 'c'].map((title, index) => ({ title, seconds: [1, 3, 2][index] ?? 0 }));
    expect(slowest(tests, 2)).toEqual(['    3.0 s  b', '    2.0 s  c']);
  });
});
