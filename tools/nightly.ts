/**
 * `npm run test:nightly`: tests for rare failures that are too slow to run on every change. Kills the server 20 times under
 * writes on each store; `TEST_KILLS` sets another number.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const { status } = spawnSync('vitest', ['run', '--project', 'api', 'apps/api/src/server/kill.test.ts'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, TEST_KILLS: process.env.TEST_KILLS ?? '20' },
});
process.exitCode = status ?? 1;
