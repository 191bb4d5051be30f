import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shortSound } from '../short-sound.ts';
import { createAccounts } from './accounts.ts';
import type { Answer, Call } from './calls.ts';
import { createPlans } from './plans.ts';
import { createQuestions } from './questions.ts';
import { serveApp } from './serve-app.ts';
import { createWords } from './words.ts';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const media: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/sound.wav': { type: 'audio/wav', body: shortSound() },
  '/harbour.png': { type: 'image/png', body: picture },
};

const isOpen = /\/public\/|\/questions\/list$/;

async function read(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { authorization = '', cookie = '' } = request.headers;
  const text = Buffer.concat(chunks).toString();
  return { body: text.startsWith('{') ? JSON.parse(text) : {}, authorization, cookie };
}

function send(response: ServerResponse, status: number, { cookie, ...envelope }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(cookie ? { 'set-cookie': cookie } : {}) });
  response.end(JSON.stringify(envelope));
}

/** A host that implements only the required calls, and serves the app. */
export interface SpecHost {
  origin: string;
  /** All calls so far that the host implements, such as `POST /practice`. */
  calls: string[];
  /** All calls so far that it does not implement. */
  missed: string[];
  close(): Promise<void>;
}

/** Starts the host on a free loopback port. Unknown calls get an HTML error page, as from a typical web framework. */
export async function startSpecHost(): Promise<SpecHost> {
  const accounts = createAccounts();
  const offered = { ...accounts.calls, ...createQuestions(), ...createWords(), ...createPlans() };
  const calls: string[] = [];
  const missed: string[] = [];

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = `${request.method} ${pathname}`;
    const answer = offered[name];
    const file = media[pathname];
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.body);
    if (!answer && request.method === 'GET' && (await serveApp(pathname, response))) return;
    // missing files are not calls
    if (answer || !/\.\w+$/.test(pathname)) (answer ? calls : missed).push(name);
    const call = await read(request);
    if (!answer) {
      response.writeHead(404, { 'content-type': 'text/html' }).end(`<!doctype html><pre>Cannot ${name}</pre>`);
    } else if (!isOpen.test(pathname) && !accounts.isSignedIn(call)) {
      send(response, 401, { success: false, message: 'Sign in first.', data: null });
    } else send(response, 200, answer(call));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    missed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
