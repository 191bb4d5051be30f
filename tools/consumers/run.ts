import { spawnSync } from 'node:child_process';

/** The environment of a consumer's own tools: nothing of the package manager that this process was started by. */
export const consumerEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|PNPM_|NODE_OPTIONS$)/.test(name)),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
  PARCEL_WORKERS: '1',
};

/**
 * Runs a command to its end and resolves to what it printed.
 *
 * @throws {Error} with all that it printed, when it fails.
 */
export function run(command: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: consumerEnvironment,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}${error?.message ?? ''}`);
}
