import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests for `npm run mutation`: those of the mutated files, in Node only. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@rehearse/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    // Instrumented code is slow: audio tests take seconds.
    testTimeout: 60_000,
    include: [
      'packages/scoring/src/**/*.test.ts',
      'packages/device/src/outbox/*.test.ts',
      'packages/practice-machines/src/letter-boxes/*.test.ts',
      'packages/practice-machines/src/shared/timer*.test.ts',
    ],
  },
});
