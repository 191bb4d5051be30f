import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failureText, slowest, tableRow } from './reports.ts';

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
            { status: 'failed', fullName: 'divides', duration: null, failureMessages: ['expected 2 to be 3'] },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 2 });
    expect(counts.failures).toEqual([
      { title: expect.stringMatching(/a\.test\.ts: divides$/), message: 'expected 2 to be 3' },
      { title: expect.stringMatching(/broken\.test\.ts$/), message: 'no such module' },
    ]);
    expect(counts.tests?.map(({ seconds }) => seconds)).toEqual([1.5, 0]);
  });

  it('counts journeys within suites, with the time of every try', () => {
    const spec = (title: string, ok: boolean, ...durations: number[]) => ({
      ok,
      title,
      file: 'x.spec.ts',
      tests: [
        {
          results: durations.map((duration) => ({
            duration,
            errors: ok ? [] : [{ message: `late by ${duration} ms` }],
          })),
        },
      ],
    });
    const counts = countPlaywright({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ specs: [spec('pays', true, 2000)], suites: [{ specs: [spec('prints', false, 1000, 500)] }] }],
    });
    expect(counts).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ title: 'x.spec.ts: prints', message: 'late by 1000 ms\nlate by 500 ms' }],
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

  it('shows the first lines of what a failure says, without colours and empty lines', () => {
    const message = ['\u001b[31mexpected 2 to be 3\u001b[39m', '', 'at a.test.ts:7', 'at b.ts:1'].join('\n');
    expect(failureText('unit', { title: 'divides', message }, 2)).toBe(
      ['✘ unit: divides', '    expected 2 to be 3', '    at a.test.ts:7'].join('\n'),
    );
    expect(failureText('unit', { title: 'divides', message: '' })).toBe('✘ unit: divides');
  });

  it('lists the slowest first', () => {
    const tests = ['a', 'b', 'c'].map((title, index) => ({ title, seconds: [1, 3, 2][index] ?? 0 }));
    expect(slowest(tests, 2)).toEqual(['    3.0 s  b', '    2.0 s  c']);
  });
});
