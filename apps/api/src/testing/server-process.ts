import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.join(import.meta.dirname, '..', 'main.ts');

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Sends SIGKILL, and resolves when the process has exited. */
  kill(): Promise<void>;
}

/**
 * Starts the server on a free port of 127.0.0.1 and waits until it listens.
 *
 * @throws with the process's output when it exits before that
 */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@rehearse/source', main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /"url":"(http[^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    child,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
