import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'rehearse-cmi5-'));
mkdirSync(path.join(webFolder, 'pages'));
writeFileSync(path.join(webFolder, 'pages', 'cmi5.json'), JSON.stringify({ script: '/assets/cmi5/cmi5-abcdefg.js' }));
afterAll(() => rmSync(webFolder, { recursive: true }));

const origins = ['https://lms.example', 'https://lrs.example'];
const directiveOf = ({ response }: { response: Response }, name: string) =>
  new RegExp(`${name} ([^;]+)`).exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe.each(storeKinds)('the page that courses launch on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { webFolder, cmi5Origins: origins } });
  });
  afterAll(() => server?.close());

  it('may call the servers of the setting, and be framed by them, and no others', async () => {
    const reply = await server.get('/cmi5?endpoint=https%3A%2F%2Flrs.example%2Fxapi');
    expect(reply.status).toBe(200);
    expect(directiveOf(reply, 'connect-src')).toBe(`'self' ${origins.join(' ')}`);
    expect(directiveOf(reply, 'frame-ancestors')).toBe(`'self' ${origins.join(' ')}`);
    expect(directiveOf(reply, 'script-src')).toBe("'self'");
    expect(reply.response.headers.get('x-frame-options')).toBeNull();
    const html = await reply.response.text();
    expect(html).toContain('src="/assets/cmi5/cmi5-abcdefg.js"');
    expect(html).toContain(JSON.stringify({ origins }));
    expect(html).not.toContain('endpoint');
  });

  it('is the only one that calls other servers', async () => {
    for (const address of ['/', '/cmi5/', '/cmi5/x', '/embed/1', '/healthz', '/practice'])
      expect(directiveOf(await server.get(address), 'connect-src')).toBe("'self'");
  });

  it('is in the language that the browser prefers', async () => {
    const { response } = await server.get('/cmi5', { headers: { 'Accept-Language': 'zh-CN,en' } });
    expect(await response.text()).toContain('<html lang="zh-Hans">');
  });
});

it('is closed without the setting', async () => {
  const server = await startTestServer('sqlite', { config: { webFolder } });
  const reply = await server.get('/cmi5');
  expect(reply.status).toBe(404);
  expect(await reply.response.text()).toContain('takes no launches');
  expect(directiveOf(reply, 'frame-ancestors')).toBe("'none'");
  await server.close();
});

it('says when the app is not built', async () => {
  const folder = path.join(webFolder, 'empty');
  const server = await startTestServer('sqlite', { config: { webFolder: folder, cmi5Origins: origins } });
  expect((await server.get('/cmi5')).status).toBe(503);
  await server.close();
});
