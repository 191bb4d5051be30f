import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node itself resolves: with the condition "module" the AWS SDK loads files that only bundlers can read.
  ssr: { resolve: { conditions: ['@rehearse/source', 'node'] } },
  test: {
    name: 'api',
    environment: 'node',
    pool: 'forks',
    globalSetup: 'src/testing/global-setup.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
