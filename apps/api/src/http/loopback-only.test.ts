import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../config/config.ts';
import { parts } from '../routes/index.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { createApp } from './app.ts';

interface Call {
  from?: string;
  host?: string;
  headers?: Record<string, string>;
}

describe('the development pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.close());

  const statusOf = async ({ from = '127.0.0.1', host = 'localhost:8080', headers }: Call, config?: Partial<Config>) => {
    const deps = { ...server.deps, config: { ...server.deps.config, ...config } };
    const incoming = { socket: { remoteAddress: from }, headers: {}, complete: true } as IncomingMessage;
    const request = new Request(`http://${host}/dev/mailbox`, { headers: { Host: host, ...headers } });
    return (await createApp(deps, parts).fetch(request, { incoming })).status;
  };

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('are served to a client at %s', async (from) => {
    expect(await statusOf({ from })).toBe(200);
  });

  it.each(['localhost', '127.0.0.1:8080', '[::1]:8080', 'rehearse.localhost:3000'])(
    'are served under the host name %s',
    async (host) => {
      expect(await statusOf({ host })).toBe(200);
    },
  );

  it.each<[string, Call]>([
    ['another machine', { from: '192.168.1.20' }],
    [
      'another machine that claims to be this one',
      { from: '203.0.113.9', headers: { 'X-Forwarded-For': '127.0.0.1' } },
    ],
    ['another machine over IPv6', { from: '2001:db8::1' }],
    ['a foreign name that resolves to this machine', { host: 'rebound.example.org:8080' }],
    ['a name that merely looks local', { host: 'localhost.example.org' }],
    ['a proxy on this machine', { headers: { 'X-Forwarded-For': '203.0.113.9' } }],
    ['a proxy with the standard header', { headers: { Forwarded: 'for=203.0.113.9' } }],
  ])('are hidden from %s', async (_, call) => {
    expect(await statusOf(call)).toBe(404);
  });

  it('are served to everyone once the operator opens them', async () => {
    const opened = { developmentPages: 'open' } as const;
    expect(await statusOf({ from: '192.168.1.20', host: 'app.example.org' }, opened)).toBe(200);
  });

  it('include the payment sandbox', async () => {
    for (const method of ['GET', 'POST']) {
      const url = 'http://app.example.org/dev/checkout/cs_sandbox_1';
      const response = await server.fetch(new Request(url, { method, headers: { Host: 'app.example.org' } }));
      expect(await response.json()).toMatchObject({ message: 'Not found.' });
    }
  });
});

describe('the default of the development pages', () => {
  const pagesWith = (environment: Record<string, string>) => loadConfig(environment).developmentPages;

  it.each<[Config['developmentPages'], Record<string, string>]>([
    ['loopback', {}],
    ['loopback', { HOST: '0.0.0.0' }],
    ['loopback', { PUBLIC_URL: 'http://localhost:8080' }],
    ['off', { PUBLIC_URL: 'https://app.example.org' }],
    ['off', { HOST: '192.168.1.5' }],
    ['off', { NODE_ENV: 'production' }],
    ['off', { NODE_ENV: 'production', DEVELOPMENT_PAGES: 'open' }],
    ['open', { PUBLIC_URL: 'https://app.example.org', DEVELOPMENT_PAGES: 'open' }],
  ])('is %s with %j', (pages, environment) => {
    expect(pagesWith(environment)).toBe(pages);
  });
});
