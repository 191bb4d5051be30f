import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { packFile } from '../../tools/build-pack.ts';
import { webFolder } from '../../tools/build-web.ts';
import { test as base } from './test.ts';

/** The services of the demonstration, as the journey needs them. */
export interface DemonstrationGate {
  /** Its address, as the server is given it. */
  apiUrl: string;
  /** Lets requests wait until `release`. */
  hold(): void;
  release(): void;
  /** Whether requests are refused. */
  isBroken: boolean;
}

export interface OwnServer {
  url: string;
  /** `npm run plans` on its store. */
  plans(...args: string[]): Promise<unknown>;
}

const root = path.join(import.meta.dirname, '../..');
const node = ['--conditions=@rehearse/source'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** `npm run demo:corrector` on a free port. */
async function startDemonstration() {
  const port = await freePort();
  const running = spawn(process.execPath, [...node, 'apps/api/src/commands/demo-corrector.ts'], {
    cwd: root,
    env: { ...process.env, DEMO_CORRECTOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(running.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => running.kill() };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A server of its own that uses the demonstration of AI services, with one free correction a month. */
export const test = base.extend<object, { service: DemonstrationGate; ownServer: OwnServer }>({
  service: [
    async ({ browserName: _ }, use) => {
      const demonstration = await startDemonstration();
      let released = Promise.resolve();
      const gate: DemonstrationGate = {
        apiUrl: '',
        isBroken: false,
        release: () => {},
        hold() {
          released = new Promise((resolve) => {
            gate.release = resolve;
          });
        },
      };
      const server = createServer(async (request, response) => {
        const body = await bodyOf(request);
        await released;
        if (gate.isBroken) return void response.writeHead(403).end();
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        const sent = request.method === 'POST' ? { method: 'POST', body, headers } : {};
        const reply = await fetch(`${demonstration.url}${request.url}`, sent);
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      gate.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      await use(gate);
      server.closeAllConnections();
      server.close();
      demonstration.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ service }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-corrections-'));
      const settingsOf = (kind: string) => ({
        [`${kind}_API_URL`]: service.apiUrl,
        [`${kind}_API_MODEL`]: 'rehearse-demonstration',
        [`${kind}_NAME`]: 'Demonstration',
        [`${kind}_KEPT_DAYS`]: '0',
      });
      const server = await startServerProcess({
        PORT: '0',
        WEB_FOLDER: webFolder,
        CONTENT_PACK: packFile,
        REHEARSE_DATA: folder,
        RATE_LIMIT_SCALE: '1000',
        CORRECTIONS_FREE_PER_MONTH: '1',
        ...settingsOf('CORRECTION'),
        ...settingsOf('TRANSCRIPTION'),
      });
      const env = { ...process.env, REHEARSE_DATA: folder };
      const plans = (...args: string[]) =>
        promisify(execFile)(process.execPath, [...node, 'apps/api/src/commands/plans.ts', ...args], { cwd: root, env });
      await use({ url: server.url, plans });
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});
