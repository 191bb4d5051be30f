import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { embedFolder } from '../../tools/build-embed.ts';
import { test } from './test.ts';

/** The server of a page that embeds questions, made without a build. */
export interface EmbedHost {
  url: string;
  /** Lays out a page with this content of its body. */
  serve(body: string): void;
  /** What `src="/questions/<name>.json"` finds. */
  questions: Record<string, unknown>;
  /** The recordings that it got. */
  recordings: Buffer[];
  /** Makes uploads fail. */
  setFull(isFull: boolean): void;
}

/** Nothing inline, and nothing from elsewhere. `media-src blob:` is what the review of a recording plays. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "form-action 'self'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A course</title>
<link rel="icon" href="data:,">
<h1>A course</h1>
<label>Your name <input id="name"></label>
${body}
<h2>Answers</h2>
<ul id="answers"></ul>
<h2>Errors</h2>
<ul id="errors"></ul>
<script type="module" src="/rehearse/rehearse-question.js"></script>
<script type="module" src="/page.js"></script>`;

async function start(): Promise<EmbedHost & { server: Server }> {
  let html = '';
  let isFull = false;
  const questions: Record<string, unknown> = {};
  const recordings: Buffer[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, content: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'content-security-policy': policy }).end(content);
    if (request.method === 'POST' && pathname === '/recordings') {
      return void bodyOf(request).then((recording) => {
        if (isFull) return send(507, 'application/json', '{}');
        recordings.push(recording);
        send(201, 'application/json', JSON.stringify({ url: `/recordings/${recordings.length}.wav` }));
      });
    }
    if (pathname === '/') return send(200, 'text/html', html);
    const name = /^\/questions\/([\w-]+)\.json$/.exec(pathname)?.[1];
    if (name !== undefined && name in questions) return send(200, 'application/json', JSON.stringify(questions[name]));
    const file = pathname.startsWith('/rehearse/')
      ? path.join(embedFolder, path.basename(pathname))
      : path.join(import.meta.dirname, '../embed', path.basename(pathname));
    const type = types[path.extname(file)];
    if (!type || !existsSync(file)) return send(404, 'text/plain', 'Not found');
    send(200, type, readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ server, questions, recordings },
    url: `http://localhost:${port}`,
    serve: (body) => {
      html = page(body);
    },
    setFull: (full) => {
      isFull = full;
    },
  };
}

/** A journey on a page of somebody else. */
export const embedTest = test.extend<{ host: EmbedHost }>({
  host: async ({ browserName: _ }, use) => {
    const { server, ...host } = await start();
    await use(host);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});
