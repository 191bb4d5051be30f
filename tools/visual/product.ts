import { spawn } from 'node:child_process';
import path from 'node:path';
import { origin, port } from '../../e2e/support/place.ts';

const serve = path.join(import.meta.dirname, '..', '..', 'e2e', 'serve.ts');

/** Starts the product in a separate process with a fresh data folder; resolves when it is ready. */
export async function startProduct() {
  const server = spawn(process.execPath, ['--conditions=@rehearse/source', serve], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () =>
    fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('The server exited before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return server;
}
