/**
 * `npm run mutation`: mutation testing. Makes small changes to the code and reports which ones the tests don't detect.
 * `npm run mutation -- --mutate packages/scoring/src/letters/letters.ts` checks a single file.
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
  // Listed explicitly, because packages are linked, not hoisted.
  plugins: ['@stryker-mutator/vitest-runner'],
  // Copy only what the tests need into the sandbox.
  ignorePatterns: [
    '**',
    '!packages/{scoring,practice-machines,device}/**',
    '!*.json',
    '!*.yaml',
    '!*.ts',
    '**/node_modules',
    '**/dist',
  ],
  // Mutants in static tables would each need a run of all tests.
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
