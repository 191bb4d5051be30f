/**
 * `npm run mutation`: breaks the code on purpose, one small change at a time, and counts what the tests notice.
 * `npm run mutation -- --mutate packages/scoring/src/letters/letters.ts` looks at one file.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'packages/practice-machines/src/shared/timer.ts',
    'packages/practice-machines/src/letter-boxes/letter-boxes.{machine,logic}.ts',
    'packages/device/src/outbox/{outbox,outbox.logic,queue,browser}.ts',
    'packages/scoring/src/**/!(*.test|index).ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'stryker.vitest.config.ts' },
  // Named, so that they are found where packages are linked, not hoisted.
  plugins: ['@stryker-mutator/vitest-runner'],
  // Only what the tests need goes into the copy that is broken.
  ignorePatterns: [
    '**',
    '!packages/{scoring,practice-machines,device}/**',
    '!*.json',
    '!*.yaml',
    '!*.ts',
    '**/node_modules',
    '**/dist',
  ],
  // Tables that are read once, at import, would each cost a run of every test.
  ignoreStatic: true,
  timeoutMS: 3000,
  concurrency: 2,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
