import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` asks: those of the files it breaks, in Node alone. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@rehearse/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    // The code carries all its mutants while it runs, and counts; sound takes seconds then.
    testTimeout: 60_000,
    include: [
      'packages/scoring/src/**/*.test.ts',
      'packages/device/src/outbox/*.test.ts',
      'packages/practice-machines/src/letter-boxes/*.test.ts',
      'packages/practice-machines/src/shared/timer*.test.ts',
    ],
  },
});
