/**
 * Entry point of `npm start`, for any supported Node version. Starts right away if everything is installed; otherwise pnpm
 * installs first. (Checking with pnpm each time would take longer than the start itself.)
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const node = path.join(root, 'node_modules', '.bin', 'node');
const lockfiles = [path.join(root, 'pnpm-lock.yaml'), path.join(root, 'node_modules', '.pnpm', 'lock.yaml')];

/** pnpm keeps a copy of the lockfile that it last installed from. */
const isInstalled =
  !isWindows &&
  [node, ...lockfiles].every((file) => existsSync(file)) &&
  readFileSync(lockfiles[0]).equals(readFileSync(lockfiles[1]));

const [command, ...args] = isInstalled
  ? [node, '--conditions=@rehearse/source', path.join(root, 'tools', 'start.ts')]
  : ['npx', '--yes', 'pnpm@12.21.0', 'run', ':start'];

const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
// The child receives Ctrl-C as well; this process only waits for it to exit.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
