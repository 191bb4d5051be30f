import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { packFile } from '../../tools/build-pack.ts';
import { webFolder } from '../../tools/build-web.ts';
import { copyStore } from './own-server.ts';
import { test } from './test.ts';

/** A page of somebody else, on an origin of its own, which lists the messages that reach it. */
export interface FrameHost {
  url: string;
  /** Lays out a page with this content of its body. */
  serve(body: string): void;
}

interface Fixtures {
  /** A server whose questions may be framed by `school`, and by nobody else. */
  rehearse: { url: string };
  school: FrameHost;
  stranger: FrameHost;
}

const script = `
const messages = document.querySelector('#messages');
addEventListener('message', ({ data, origin }) => {
  const item = document.createElement('li');
  const { source, version, type, answered, code } = data;
  item.textContent = [origin, source, version, type, answered && answered.answer + ' = ' + answered.score, code].filter((part) => part !== undefined).join(' ');
  messages.append(item);
});`;

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A course</title>
<link rel="icon" href="data:,">
<script src="/page.js" defer></script>
<h1>A course</h1>
<label>Your name <input id="name"></label>
${body}
<ul id="messages"></ul>`;

async function startHost(): Promise<FrameHost & { close: () => Promise<void> }> {
  let html = '';
  const server: Server = createServer(({ url }, response) => {
    // a page that tells nobody where it is: the snippet has to ask for it
    const headers = { 'referrer-policy': 'no-referrer' };
    if (url === '/page.js') response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script);
    else response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (body) => {
      html = page(body);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A journey on pages of others that show our questions in frames. */
export const frameTest = test.extend<Fixtures>({
  school: async ({ browserName: _ }, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  stranger: async ({ browserName: _ }, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  rehearse: async ({ school }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-frames-'));
    copyStore(folder);
    const server = await startServerProcess({
      WEB_FOLDER: webFolder,
      CONTENT_PACK: packFile,
      REHEARSE_DATA: folder,
      EMBED_ANCESTORS: school.url,
    });
    await use({ url: server.url });
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  },
});
