import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailbox } from '../providers/mail/mailbox.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { createLog } from './logging.ts';

const ourOrigin = 'http://localhost';
const friend = 'https://app.example.org';

describe('every reply', () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer('sqlite', {
      config: { corsOrigins: [friend] },
      deps: {
        mail: {
          ...createMailbox(() => 0),
          kept: () => {
            throw new Error('the secret cause');
          },
        },
        log: createLog({ logLevel: 'info' } as never, { write: (line) => void lines.push(line) }),
      },
    });
  });
  afterAll(() => server.close());

  it('carries the protective headers', async () => {
    const { headers } = (await server.get('/healthz')).response;
    const policy = headers.get('content-security-policy');
    for (const part of [
      "script-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "media-src 'self' blob:",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/microphone=\(?self\)?/),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'cache-control': 'no-store',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('has the envelope for an unknown path, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const reply = await server.fetch(new Request(`${ourOrigin}/api/nothing`, { method }));
      expect([reply.status, await reply.json()]).toEqual([
        404,
        { success: false, message: 'Not found.', data: null, code: 'request.notFound' },
      ]);
    }
  });

  it('hides the details of an unexpected failure, and logs it under the request id', async () => {
    const { status, body, response } = await server.get('/dev/mailbox');
    expect([status, body.message, body.code]).toEqual([
      500,
      'Something went wrong. Please try again later.',
      'server.failed',
    ]);
    expect(
      lines.some(
        (line) => line.includes('the secret cause') && line.includes(response.headers.get('x-request-id') ?? '?'),
      ),
    ).toBe(true);
  });

  it('never logs a password, code or token', async () => {
    lines.length = 0;
    const learner = await server.signIn();
    await server.post('/api/public/login', { account: 'x@example.org', password: 'a-secret-password' });
    await server.get('/api/me?token=a-secret-query', { token: learner.token, cookies: learner.cookies });
    const log = lines.join('');
    expect(log).toContain('/api/me');
    for (const secret of ['a-secret-password', 'a-secret-query', learner.token, learner.cookies.rehearse_refresh]) {
      expect(log).not.toContain(secret);
    }
  });

  it.each(['/media/speech/..%2fsecret', '/media/pictures/%00', `/media/recordings/${'x'.repeat(121)}`])(
    'is 404 at %s',
    async (url) => {
      expect((await server.get(url)).status).toBe(404);
    },
  );

  it('rejects a body that is too large', async () => {
    const big = JSON.stringify({ account: 'x@example.org', password: 'x'.repeat(300 * 1024) });
    expect(await server.post('/api/public/login', big)).toMatchObject({
      status: 413,
      body: { success: false, data: null },
    });
  });

  it('allows calls with cookies from the configured origins only', async () => {
    const preflight = (origin: string) =>
      server.fetch(
        new Request(`${ourOrigin}/practice`, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'idempotency-key',
          },
        }),
      );
    const { headers } = await preflight(friend);
    expect(headers.get('access-control-allow-origin')).toBe(friend);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    [{ Origin: 'https://evil.example' }, 400],
    [{ Origin: 'null' }, 400],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 400],
    [{ Origin: friend }, 200],
    [{ Origin: 'http://api.test', Host: 'api.test' }, 200],
    [{}, 200],
  ])('a cookie-authenticated write with the headers %j returns %i', async (headers, status) => {
    expect((await server.post('/api/public/updateNewToken', undefined, { headers })).status).toBe(status);
  });
});

describe('the web app', () => {
  let server: TestServer;
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-web-'));
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'assets'));
    for (const language of ['en', 'zh']) {
      mkdirSync(path.join(folder, 'pages', language), { recursive: true });
      writeFileSync(path.join(folder, 'pages', language, 'home.html'), `${language} home at https://build.invalid/`);
      writeFileSync(path.join(folder, 'pages', language, '404.html'), `${language} not found`);
    }
    writeFileSync(path.join(folder, 'pages', 'shell.html'), '<title>App</title>');
    writeFileSync(path.join(folder, 'pages', 'robots.txt'), 'Sitemap: https://build.invalid/sitemap.xml');
    writeFileSync(
      path.join(folder, 'pages', 'pages.json'),
      JSON.stringify({
        languages: ['en', 'zh'],
        unknownOrigin: 'https://build.invalid',
        pages: { '/': 'home.html' },
        sketches: { '/profile': 'profile.html' },
        notFound: '404.html',
        routes: ['/', '/practice', '/pay/success', '/blog/:post'],
      }),
    );
    writeFileSync(path.join(folder, 'assets', 'index-B3dzTQv9.js'), 'plain');
    writeFileSync(path.join(folder, 'assets', 'index-B3dzTQv9.js.br'), 'brotli');
    writeFileSync(path.join(folder, 'assets', 'g4dq1vz.js'), 'part');
    server = await startTestServer('sqlite', { config: { webFolder: folder } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { response, status } = await server.get(url, { headers });
    return { status, headers: response.headers, text: await response.text() };
  };
  const html = { Accept: 'text/html,*/*' };

  it('caches hashed files forever and serves them compressed', async () => {
    const plain = await read('/assets/index-B3dzTQv9.js');
    expect(plain).toMatchObject({ status: 200, text: 'plain' });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch(/javascript/);
    const part = await read('/assets/g4dq1vz.js');
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const small = await read('/assets/index-B3dzTQv9.js', { 'Accept-Encoding': 'gzip, br' });
    expect(small).toMatchObject({ text: 'brotli' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('revalidates the page, and answers 304 when it has not changed', async () => {
    const page = await read('/', html);
    expect(page).toMatchObject({ status: 200, text: 'en home at http://127.0.0.1:8080/' });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await read('/', { ...html, 'If-None-Match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    ['by the query parameter over the cookie', '/?lng=zh', { Cookie: 'i18next=en' }, 'zh'],
    ['by the cookie over the browser', '/', { Cookie: 'i18next=zh', 'Accept-Language': 'en' }, 'zh'],
    ["by the browser's first supported language", '/', { 'Accept-Language': 'fr, zh-CN;q=0.8, en;q=0.5' }, 'zh'],
    ['in English by default', '/', {}, 'en'],
    ['in English for an unsupported language', '/?lng=fr', {}, 'en'],
  ])('chooses the language of a page %s', async (_, url, headers: Record<string, string>, language) => {
    const page = await read(url, { ...html, ...headers });
    expect(page.text).toMatch(new RegExp(`^${language} `));
    expect(page.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  });

  it('serves a page to clients that accept anything, compressed if they support it', async () => {
    const { response } = await server.get('/', { headers: { Accept: '*/*', 'Accept-Encoding': 'gzip, br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    const content = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(content.toString()).toBe('en home at http://127.0.0.1:8080/');
  });

  it.each(['/practice', '/pay/success?session_id=x', '/blog/001'])('serves the shell at %s', async (url) => {
    expect(await read(url, html)).toMatchObject({ status: 200, text: '<title>App</title>' });
  });

  it('is 404 for an unknown page', async () => {
    const nothing = await read('/anything/at/all', { ...html, 'Accept-Language': 'zh' });
    expect(nothing).toMatchObject({ status: 404, text: 'zh not found' });
  });

  it('puts its origin into robots.txt, and does not serve the page files themselves', async () => {
    expect((await read('/robots.txt')).text).toBe('Sitemap: http://127.0.0.1:8080/sitemap.xml');
    expect((await read('/pages/en/home.html', html)).status).toBe(404);
  });

  it('does not serve the page for a missing file, an API call, or a path outside the folder', async () => {
    expect((await read('/assets/gone-12345678.js', { Accept: '*/*' })).status).toBe(404);
    expect((await read('/api/nothing', html)).status).toBe(404);
    expect((await read('/locales/de/common.json', html)).status).toBe(404);
    expect((await server.post('/practice', {})).status).toBe(401);
    expect((await read('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('gets the host to call and empty contact details from config.json', async () => {
    expect((await server.get('/config.json')).body).toEqual({
      apiHost: '',
      contact: { email: null, phone: null, registeredAddress: null, tradingAddress: null },
      frames: null,
    });
  });
});

describe('the web app before it is built', () => {
  it('is a page that says how to build it', async () => {
    const server = await startTestServer('sqlite');
    const { status, response } = await server.get('/', { headers: { Accept: 'text/html' } });
    expect(status).toBe(503);
    expect(await response.text()).toContain('not built');
    await server.close();
  });
});
