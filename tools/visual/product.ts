import { spawn } from 'node:child_process';
import path from 'node:path';
import { origin, port } from '../../e2e/support/place.ts';

const serve = path.join(import.meta.dirname, '..', '..', 'e2e', 'serve.ts');

/** The whole product on a fresh data folder, in a process of its own; resolves when it answers. */
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
    if (server.exitCode !== null) throw new Error('The server ended before it answered, so nothing was drawn.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return server;
}
