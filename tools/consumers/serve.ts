import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import { consumerEnvironment } from './run.ts';

/** A consumer that is being served. */
export interface Served {
  url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function freePort(): Promise<number> {
  const probe = createProbe();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function ended(process_: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process_.exitCode === null && process_.signalCode === null) process_.once('exit', () => resolve());
    else resolve();
  });
}

/**
 * Starts the server of a consumer (`node_modules/.bin/NAME`), which gets its port as the last argument.
 *
 * @throws {Error} when it ends before it answers.
 */
export async function startServer(folder: string, command: readonly string[]): Promise<Served> {
  const [name = '', ...args] = command;
  const port = await freePort();
  const server = spawn(path.join(folder, 'node_modules/.bin', name), [...args, String(port)], {
    cwd: folder,
    env: consumerEnvironment,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await isUp(url))) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
    },
  };
}
