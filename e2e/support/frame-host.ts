import { createServer, type Server } from 'node:http';
import { port } from './place.ts';

/** Port of the pages of others. */
const hostPort = port + 1000;

/** A site whose pages may frame questions of the test server. */
export const school = `http://127.0.0.1:${hostPort}`;

/** A site that may not. */
export const stranger = `http://localhost:${hostPort}`;

/** The address of a page with this content of its body. It lists the messages that reach it. */
export const pageAt = (site: string, body: string) => `${site}/?${new URLSearchParams({ body })}`;

const script = `
const messages = document.querySelector('#messages');
addEventListener('message', ({ data, origin }) => {
  const { source, version, type, answered, code } = data;
  const item = document.createElement('li');
  item.textContent = [origin, source, version, type, answered && answered.answer + ' = ' + answered.score, code]
    .filter((part) => part !== undefined)
    .join(' ');
  messages.append(item);
});`;

const layout = (body: string) => `<!doctype html>
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

/** Serves the pages of both sites. */
export async function startFrameHost(): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '/', school);
    // a page that tells nobody where it is: the snippet has to ask for it
    const headers = { 'referrer-policy': 'no-referrer' };
    const [type, content] =
      pathname === '/page.js' ? ['text/javascript', script] : ['text/html', layout(searchParams.get('body') ?? '')];
    response.writeHead(200, { ...headers, 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(hostPort, '127.0.0.1', resolve));
  return server;
}
