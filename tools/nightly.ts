/**
 * `npm run test:nightly`: tests for rare failures that are too slow to run on every change. Kills the server 20 times under
 * writes on each store; `TEST_KILLS` sets another number. Then builds and uses every consumer of the packages, with all
 * compilers, and opens every docs page of Storybook.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const kills = process.env.TEST_KILLS ?? '20';
const results = [
  run('vitest', ['run', '--project', 'api', 'apps/api/src/server/kill.test.ts'], { TEST_KILLS: kills }),
  run('node', ['--conditions=@rehearse/source', 'tools/consumers.ts']),
  run('storybook', ['build', '-o', 'storybook-static', '--quiet']) &&
    run('node', ['--conditions=@rehearse/source', 'tools/docs/check-pages.ts']),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
