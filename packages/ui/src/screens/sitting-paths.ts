import { sitePaths } from './site-paths.ts';

/** The path of the form for practice in a row, with a question type already chosen. */
export const practiceInARowPath = (submoduleId: number) => `${sitePaths.practiceInARow}?type=${submoduleId}`;

/** The path where a sitting runs: practice in a row, the placement test or a mock test. */
export const sittingPath = (sittingId: string) => sitePaths.sitting.replace(':sittingId', sittingId);

/** The path of the report of a test. */
export const testReportPath = (sittingId: string) => sitePaths.testReport.replace(':sittingId', sittingId);

/** The path of the review of one answer of a test, by its place from 1. */
export const testAnswerPath = (sittingId: string, slot: number) =>
  sitePaths.testAnswer.replace(':sittingId', sittingId).replace(':slot', String(slot));

/** The path of two tests side by side. */
export const testComparisonPath = (older: string, newer: string) =>
  `${sitePaths.testComparison}?${new URLSearchParams({ first: older, second: newer })}`;

/** The path under which anyone can read a shared report. */
export const sharedReportPath = (token: string) => sitePaths.sharedReport.replace(':token', token);
