import { getMe } from '@rehearse/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServices } from '../boot/start.ts';
import { noContact } from '../host/config.ts';
import { createBus } from '../lib/bus.ts';
import { type HeardCall, type HostReply, startHost } from '../testing/host.ts';
import { createSession } from './session.ts';
import { readToken, tokenKey, writeToken } from './token-storage.ts';

const hourMs = 3_600_000;
const good = () => ({ accessToken: 'good', expiresAt: Date.now() + hourMs });
const over = () => ({ accessToken: 'over', expiresAt: Date.now() - hourMs });
const renewed = () => ({ accessToken: 'renewed', expiresAt: Date.now() + hourMs });

const refreshPath = '/api/public/updateNewToken';
const isRefresh = ({ path }: HeardCall) => path === refreshPath;

/** The app's services with a host, and the session events on the bus. */
async function start(answer: (call: HeardCall) => HostReply = () => ({})) {
  const host = await startHost(answer);
  const services = startServices({ apiHost: host.url, contact: noContact, frames: null });
  const told: string[] = [];
  for (const name of ['login.succeeded', 'login.failed', 'token.expired'] as const) {
    services.bus.subscribe(name, () => told.push(name));
  }
  const becomes = (status: string) => vi.waitFor(() => expect(services.session.status()).toBe(status));
  return { ...services, host, told, becomes };
}

const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue }));

const realFetch = fetch;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('at the start', () => {
  it('nobody is logged in without a token, and the host is not asked', async () => {
    const { session, host } = await start();
    expect([session.status(), session.token(), host.calls]).toEqual(['loggedOut', null, []]);
  });

  it('a login where nothing can be stored is not taken back when the machine has come', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session, told } = await start();
    const heard: string[] = [];
    session.subscribe(() => heard.push(session.status()));
    session.logIn(good());
    await vi.waitFor(() => expect(told).toContain('login.succeeded'));
    expect([heard, session.token()]).toEqual([['loggedIn'], 'good']);
  });

  it('a token whose end lies ahead logs in at once, and the host is not asked', async () => {
    writeToken(good());
    const { session, host } = await start();
    expect([session.status(), session.token(), host.calls]).toEqual(['loggedIn', 'good', []]);
  });

  it('a token that is over is renewed and the new one is stored', async () => {
    const token = renewed();
    writeToken(over());
    const { session, told, becomes } = await start((call) => (isRefresh(call) ? { data: token } : {}));
    expect(session.status()).toBe('starting');
    await becomes('loggedIn');
    expect([session.token(), readToken(), told]).toEqual(['renewed', token, ['login.succeeded']]);
  });

  it.each([
    ['refuses', { status: 401 }],
    ['says success without data', { data: null }],
  ])('a token that is over is removed when the host %s', async (_, reply) => {
    writeToken(over());
    const { session, told, becomes } = await start(() => reply);
    await becomes('loggedOut');
    expect([session.token(), readToken()]).toEqual([null, null]);
    expect(told).toEqual(['login.failed', 'token.expired']);
  });

  it.each([
    ['is in trouble', { status: 503 }],
    ['is busy', { status: 429 }],
  ])('a token that is over stays, and the login with it, while the host %s', async (_, reply) => {
    const token = over();
    writeToken(token);
    const { session, told, becomes } = await start(() => reply);
    await becomes('loggedIn');
    expect([session.token(), readToken(), told]).toEqual(['over', token, ['login.succeeded']]);
  });

  it('a token that is over stays without a connection, and is renewed by the first call that comes through', async () => {
    const token = over();
    writeToken(token);
    const line = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', line);
    const next = renewed();
    const { session, api, told, becomes } = await start((call) => {
      if (isRefresh(call)) return { data: next };
      return call.authorization === 'Bearer renewed' ? { data: { account: 'lin@example.org' } } : { status: 401 };
    });
    await becomes('loggedIn');
    expect([session.token(), readToken(), told]).toEqual(['over', token, ['login.succeeded']]);
    line.mockImplementation(realFetch);
    await getMe({ client: api });
    await vi.waitFor(() => expect(readToken()).toEqual(next));
    expect(told).toEqual(['login.succeeded']);
  });

  it('blocked storage counts as no token, and a login lasts in memory', async () => {
    writeToken(good());
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { session } = await start();
    expect(session.status()).toBe('loggedOut');
    session.logIn(good());
    expect([session.status(), session.token()]).toEqual(['loggedIn', 'good']);
  });
});

describe('while logged in', () => {
  it('logging out removes the token at once and tells the host', async () => {
    writeToken(good());
    const { session, host } = await start();
    session.logOut();
    expect([session.status(), session.token()]).toEqual(['loggedOut', null]);
    await vi.waitFor(() =>
      expect([readToken(), host.pathsCalled().filter((path) => path === '/api/public/logout').length]).toEqual([
        null,
        1,
      ]),
    );
  });

  it('a logout in another tab logs out here', async () => {
    writeToken(good());
    const { session, told, becomes } = await start();
    await vi.waitFor(() => expect(told).toEqual(['login.succeeded']));
    fromAnotherTab(null);
    await becomes('loggedOut');
    expect(session.token()).toBeNull();
  });

  it('a 403 logs out', async () => {
    writeToken(good());
    const { api, told, becomes } = await start(() => ({ status: 403, message: 'No.' }));
    await getMe({ client: api });
    await becomes('loggedOut');
    expect([readToken(), told.at(-1)]).toEqual([null, 'login.failed']);
  });

  it('a 401 renews the token once and repeats the call under the new one', async () => {
    const token = renewed();
    writeToken(good());
    const { api, host, session } = await start((call) => {
      if (isRefresh(call)) return { data: token };
      return call.authorization === 'Bearer renewed' ? { data: { account: 'lin@example.org' } } : { status: 401 };
    });
    const { data } = await getMe({ client: api });
    expect(data).toMatchObject({ success: true });
    expect(host.pathsCalled().filter((path) => path === refreshPath)).toHaveLength(1);
    expect(session.token()).toBe('renewed');
    await vi.waitFor(() => expect(readToken()).toEqual(token));
  });

  it('a 401 whose refresh does not reach the host leaves the login as it is', async () => {
    writeToken(good());
    const { api, told, session } = await start((call) => ({ status: isRefresh(call) ? 503 : 401 }));
    const { response } = await getMe({ client: api });
    await vi.waitFor(() => expect(told).toEqual(['login.succeeded']));
    expect([response, session.status(), readToken()?.accessToken]).toEqual([undefined, 'loggedIn', 'good']);
  });

  it('a 401 whose refresh fails logs out and says that the token is over', async () => {
    writeToken(good());
    const { api, told, becomes } = await start(() => ({ status: 401 }));
    await getMe({ client: api });
    await becomes('loggedOut');
    expect(readToken()).toBeNull();
    expect(told.slice(-2)).toEqual(['login.failed', 'token.expired']);
  });
});

describe('where the session’s code can’t be fetched', () => {
  const startAlone = () => {
    const bus = createBus();
    const told: string[] = [];
    for (const name of ['login.succeeded', 'login.failed'] as const) bus.subscribe(name, () => told.push(name));
    return { session: createSession(bus, () => Promise.reject(new Error('Failed to fetch'))), told };
  };

  it('a token that is over keeps its login', async () => {
    const token = over();
    writeToken(token);
    const { session, told } = startAlone();
    await vi.waitFor(() => expect(session.status()).toBe('loggedIn'));
    expect([readToken(), told]).toEqual([token, []]);
  });

  it('a logout still removes the token', async () => {
    writeToken(good());
    const { session, told } = startAlone();
    session.logOut();
    await vi.waitFor(() => expect(told).toEqual(['login.failed']));
    expect([session.status(), readToken()]).toEqual(['loggedOut', null]);
  });
});
