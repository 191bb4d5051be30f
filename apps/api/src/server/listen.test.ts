import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { createApp } from '../http/app.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from '../http/body-timeouts.ts';
import { protectiveHeaderValues } from '../http/headers.ts';
import { createLog } from '../http/logging.ts';
import { parts } from '../routes/index.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/index.ts';
import { head, rawClient } from '../testing/raw-client.ts';
import { type Deadlines, defaultDeadlines, type Listening, listen } from './listen.ts';

const json = { 'Content-Type': 'application/json' };
const login = '{"account":"ada@example.org","password":"grey otters paddle"}';
const halfLogin = (length = login.length) => [
  ...head('POST', '/api/public/login', { ...json, 'Content-Length': length }).slice(0, -1),
  login.slice(0, 20),
];

let server: TestServer;
let learner: SignedIn;
let open: Listening[] = [];
const lines: string[] = [];
let onLine = (_line: string) => {};

beforeAll(async () => {
  const log = createLog({ logLevel: 'info' } as never, {
    write(line) {
      lines.push(line);
      onLine(line);
    },
  });
  server = await startTestServer('sqlite', { deps: { log } });
  learner = await server.signIn();
});
afterEach(async () => {
  await Promise.all(open.map(({ stop }) => stop()));
  open = [];
});
afterAll(() => server.close());

interface Opening {
  timeouts?: Partial<BodyTimeouts>;
  deadlines?: Partial<Deadlines>;
  perAddress?: number;
  config?: Config;
}

async function openPort({ timeouts = {}, deadlines = {}, perAddress = 100, config }: Opening = {}) {
  const app = createApp({ ...server.deps, config: config ?? server.deps.config }, parts, {
    ...defaultBodyTimeouts,
    ...timeouts,
  });
  const listening = await listen(app.fetch, {
    host: '127.0.0.1',
    port: 0,
    connections: { total: 1000, perAddress },
    headers: await protectiveHeaderValues(server.deps.config),
    deadlines: { ...defaultDeadlines, lastRequestMs: 0, stopMs: 2000, ...deadlines },
  });
  open.push(listening);
  return listening;
}

const upload = (rest: Record<string, string | number>) =>
  head('POST', '/api/recordings', {
    'Content-Type': 'multipart/form-data; boundary=b',
    Authorization: `Bearer ${learner.token}`,
    ...rest,
  });
const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nRIFF____WAVEfmt \r\n--b--\r\n';

describe('a body with a content type other than the contract’s', () => {
  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=b', 'application/json'])(
    'is rejected before any of it is sent: %s',
    async (type) => {
      const client = await rawClient((await openPort()).port);
      client.send(...head('POST', '/api/recordings', { 'Content-Type': type, 'Content-Length': 8_000_000 }));
      const reply = await client.reply();
      expect([reply.status, reply.headers.connection]).toEqual([415, 'close']);
      client.socket.destroy();
    },
  );
});

describe('a body that is too large', () => {
  it('is rejected with Connection: close, and the socket stays open while the client is still sending', async () => {
    const client = await rawClient((await openPort()).port);
    const length = 300 * 1024;
    client.send(...head('POST', '/api/public/login', { ...json, 'Content-Length': length }));
    const reply = await client.reply();
    expect([reply.status, reply.headers.connection]).toEqual([413, 'close']);
    client.send('x'.repeat(length));
    expect(await client.ended).toBe('end');
  });

  it('does not lose the next request', async () => {
    const { port } = await openPort();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, path: string, body = '') =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ port, method, path, agent, headers: { ...json, 'Content-Length': body.length } });
        sent.once('response', (response) => {
          response.resume().once('end', () => resolve(response.statusCode ?? 0));
        });
        sent.once('error', reject).end(body);
      });
    const tooLarge = send('POST', '/api/public/login', 'x'.repeat(300 * 1024));
    const innocent = Array.from({ length: 10 }, () => send('GET', '/healthz'));
    expect(await tooLarge).toBe(413);
    expect(await Promise.all(innocent)).toEqual(Array(10).fill(200));
    agent.destroy();
  });
});

describe('a slow body', () => {
  it('times out for a visitor, but not for a learner', async () => {
    const { port } = await openPort({ timeouts: { visitorMs: 20 } });
    const slow = await rawClient(port);
    slow.send(...upload({ 'Content-Length': form.length }).slice(0, -1), form.slice(0, 10));
    const stranger = await rawClient(port);
    stranger.send(...halfLogin());
    const refused = await stranger.reply();
    expect([refused.status, refused.headers.connection]).toEqual([408, 'close']);
    expect(await stranger.ended).toBe('end');
    slow.send(form.slice(10));
    expect((await slow.reply()).status).toBe(200);
    slow.socket.destroy();
  });

  it('is not read for an upload without a valid token', async () => {
    const client = await rawClient((await openPort()).port);
    client.send(...upload({ 'Content-Length': 8_000_000, Authorization: 'Bearer made.up.token' }));
    expect((await client.reply()).status).toBe(401);
    client.socket.destroy();
  });

  it('of a learner with an expired token is read to its end, so that the client gets the reply', async () => {
    const { port } = await openPort({ timeouts: { visitorMs: 0, lingerMs: 0 } });
    const other = await server.signIn();
    server.clock.advance({ minutes: 16 });
    const client = await rawClient(port);
    const token = { Authorization: `Bearer ${other.token}` };
    client.send(...upload({ 'Content-Length': form.length, ...token }).slice(0, -1), form.slice(0, 10));
    client.send(form.slice(10));
    const reply = await client.reply();
    expect([reply.status, reply.headers.connection]).toEqual([401, 'keep-alive']);
    client.socket.destroy();
    server.clock.advance({ minutes: -16 });
  });
});

describe('a request that Node itself rejects', () => {
  const long = 'x'.repeat(20_000);
  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${long}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n\r\n', 417],
  ])('gets the usual security headers: %s', async (_, sent, status) => {
    const client = await rawClient((await openPort()).port);
    client.send(sent);
    const reply = await client.reply();
    expect(reply).toMatchObject({
      status,
      headers: {
        connection: 'close',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
    });
    client.socket.destroy();
  });

  it.each([
    ['half-sent headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['silence', ''],
  ])('gets 408 when the header timeout ends: %s', async (_, sent) => {
    const client = await rawClient((await openPort({ deadlines: { headersMs: 30, checkMs: 10 } })).port);
    if (sent) client.send(sent);
    const reply = await client.reply();
    expect([reply.status, JSON.parse(reply.body).success]).toEqual([408, false]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('too many connections from one address', () => {
  it('close an idle one to make room for the next', async () => {
    const { port } = await openPort({ perAddress: 4 });
    const clients = await Promise.all(Array.from({ length: 8 }, () => rawClient(port)));
    for (const client of clients) client.send(...halfLogin());
    const honest = await rawClient(port);
    honest.send(...head('GET', '/healthz'));
    expect((await honest.reply()).status).toBe(200);
    for (const { socket } of clients) socket.destroy();
    honest.socket.destroy();
  });
});

describe('behind a proxy', () => {
  it('limits concurrent requests per client address, and still serves others', async () => {
    const config = { ...server.deps.config, trustProxy: 1, connectionsPerAddress: 1 };
    const { port } = await openPort({ config });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const slow = await rawClient(port);
    const waiting = head('POST', '/api/public/login', {
      ...json,
      ...from('192.0.2.1'),
      'Content-Length': login.length,
    });
    slow.send(...waiting.slice(0, -1), login.slice(0, 20));
    const client = await rawClient(port);
    const statusFrom = async (address: string) => {
      client.send(...head('GET', '/healthz', from(address)));
      return (await client.reply()).status;
    };
    expect([await statusFrom('192.0.2.1'), await statusFrom('192.0.2.2')]).toEqual([429, 200]);
    slow.send(login.slice(20));
    expect((await slow.reply()).status).toBe(401);
    expect(await statusFrom('192.0.2.1')).toBe(200);
    for (const { socket } of [slow, client]) socket.destroy();
  });
});

describe('a shutdown', () => {
  it('answers requests on kept-alive connections with Connection: close, and interrupts none', async () => {
    const listening = await openPort({ deadlines: { lastRequestMs: 1000 } });
    const client = await rawClient(listening.port);
    client.send(...head('GET', '/healthz'));
    expect((await client.reply()).headers.connection).toBe('keep-alive');
    const stopped = listening.stop();
    client.send(...head('GET', '/healthz'));
    const last = await client.reply();
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
    expect(await client.ended).toBe('end');
    client.socket.destroy();
    await stopped;
    open = [];
  });

  it('aborts a request that does not finish in time', async () => {
    const listening = await openPort({ deadlines: { stopMs: 30 } });
    const client = await rawClient(listening.port);
    client.send(...upload({ 'Content-Length': form.length }).slice(0, -1), form.slice(0, 10));
    client.socket.on('error', () => {});
    await Promise.all([listening.stop(), client.ended]);
    open = [];
  });
});

describe('a client that disconnects', () => {
  it('is not logged as a server error', async () => {
    const client = await rawClient((await openPort()).port);
    lines.length = 0;
    const logged = new Promise<string>((resolve) => {
      onLine = resolve;
    });
    client.send(...halfLogin());
    client.send('"');
    client.socket.destroy();
    expect(JSON.parse(await logged)).toMatchObject({ path: '/api/public/login', status: 499, level: 30 });
    expect(lines).toHaveLength(1);
  });
});
