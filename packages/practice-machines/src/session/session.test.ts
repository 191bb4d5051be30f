import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import type { AuthToken } from '../shared/token.ts';
import { driveSession, sessionFixtures } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEmitted, SessionEvent, TokenStorageEvent } from './session.types.ts';

const nowMs = 1000;
const good: AuthToken = { accessToken: 'good', expiresAt: 1001 };
const over: AuthToken = { accessToken: 'over', expiresAt: 1000 };
const fresh: AuthToken = { accessToken: 'fresh', expiresAt: 5000 };

function start(stored: AuthToken | null, refresh: () => Promise<AuthToken | null> = () => Promise.resolve(fresh)) {
  const storage = { token: stored, received: [] as TokenStorageEvent[], change: (_: SessionEvent) => {} };
  const logOut = vi.fn((): Promise<unknown> => Promise.resolve());
  const machine = sessionMachine.provide({
    actors: {
      tokenStorage: fromCallback<TokenStorageEvent, undefined>(({ receive, sendBack }) => {
        storage.change = sendBack;
        receive((event) => {
          storage.received.push(event);
          storage.token = event.type === 'token.store' ? event.token : null;
        });
      }),
      refreshToken: fromPromise(refresh),
      logOut: fromPromise(logOut),
    },
  });
  const actor = createActor(machine, { input: { stored, nowMs } });
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), emitted, storage, logOut };
}

const settled = ({ actor }: ReturnType<typeof start>) => waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
const isLoggedIn = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().hasTag('loggedIn');

describe('session', () => {
  it('is logged in with a stored token that has not expired', () => {
    const session = start(good);
    expect(isLoggedIn(session)).toBe(true);
    expect(session.emitted).toEqual([{ type: 'loggedIn', token: good }]);
    expect(session.storage.received).toEqual([]);
  });

  it('is logged out without a token', () => {
    const session = start(null);
    expect(isLoggedIn(session)).toBe(false);
    expect(session.emitted).toEqual([{ type: 'loggedOut', reason: 'noToken' }]);
  });

  it('renews an expired token, and stores the new one', async () => {
    const session = start(over);
    expect(session.actor.getSnapshot().hasTag('settled')).toBe(false);
    await settled(session);
    expect(session.emitted).toEqual([{ type: 'loggedIn', token: fresh }]);
    expect(session.storage.token).toEqual(fresh);
  });

  it('keeps an expired token, and the login, while the host can’t be reached', async () => {
    const session = start(over, () => Promise.reject(new Error('offline')));
    await settled(session);
    expect(isLoggedIn(session)).toBe(true);
    expect(session.emitted).toEqual([{ type: 'loggedIn', token: over }]);
    expect(session.storage.token).toEqual(over);
    session.actor.send({ type: 'token.refreshed', token: fresh });
    expect(session.storage.token).toEqual(fresh);
  });

  it('stays logged out after another tab logged out, when the host can’t be reached', async () => {
    let fail = (_: Error) => {};
    const session = start(
      over,
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    session.storage.change({ type: 'token.changed', token: null });
    fail(new Error('offline'));
    await Promise.resolve();
    expect(isLoggedIn(session)).toBe(false);
    expect(session.emitted).toEqual([{ type: 'loggedOut', reason: 'elsewhere' }]);
  });

  it('removes a token that the host does not renew', async () => {
    const session = start(over, () => Promise.resolve(null));
    await settled(session);
    expect(session.emitted).toEqual([{ type: 'loggedOut', reason: 'refreshFailed' }]);
    expect(session.storage.token).toBeNull();
    expect(session.actor.getSnapshot().context.token).toBeNull();
  });

  it('logs in, and emits again when another user logs in', () => {
    const session = start(null);
    session.actor.send({ type: 'session.login', token: good });
    session.actor.send({ type: 'session.login', token: fresh });
    expect(session.emitted.slice(1)).toEqual([
      { type: 'loggedIn', token: good },
      { type: 'loggedIn', token: fresh },
    ]);
    expect(session.storage.token).toEqual(fresh);
  });

  it('logs out at once, whatever the host replies', async () => {
    const session = start(good);
    session.logOut.mockRejectedValueOnce(new Error('offline'));
    session.actor.send({ type: 'session.logout' });
    expect(isLoggedIn(session)).toBe(false);
    expect(session.storage.token).toBeNull();
    expect(session.emitted.at(-1)).toEqual({ type: 'loggedOut', reason: 'loggedOut' });
    await waitFor(session.actor, (snapshot) => snapshot.matches({ loggedOut: 'resting' }));
    expect(session.logOut).toHaveBeenCalledTimes(1);
    expect(session.emitted).toHaveLength(2);
  });

  it.each(['forbidden', 'refreshFailed'] as const)('logs out on a login failure (%s)', (reason) => {
    const session = start(good);
    session.actor.send({ type: 'login.failed', reason });
    expect(isLoggedIn(session)).toBe(false);
    expect(session.emitted.at(-1)).toEqual({ type: 'loggedOut', reason });
    expect(session.storage.token).toBeNull();
    expect(session.logOut).not.toHaveBeenCalled();
  });

  it('logs in on a login success, and emits once', () => {
    const session = start(null);
    session.actor.send({ type: 'login.succeeded', token: good });
    session.actor.send({ type: 'login.succeeded', token: fresh });
    expect(session.emitted.slice(1)).toEqual([{ type: 'loggedIn', token: good }]);
    expect(session.storage.token).toEqual(fresh);
  });

  it('stores a renewed token, but never after a logout', () => {
    const session = start(good);
    session.actor.send({ type: 'token.refreshed', token: fresh });
    expect(session.storage.token).toEqual(fresh);
    session.actor.send({ type: 'session.logout' });
    session.actor.send({ type: 'token.refreshed', token: good });
    expect(isLoggedIn(session)).toBe(false);
    expect(session.storage.token).toBeNull();
  });

  it('ignores a renewal that comes after the logout', async () => {
    let answer = (_: AuthToken) => {};
    const session = start(
      over,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.actor.send({ type: 'session.logout' });
    answer(fresh);
    await Promise.resolve();
    expect(isLoggedIn(session)).toBe(false);
    expect(session.storage.token).toBeNull();
  });

  it('follows other tabs without writing their changes again', () => {
    const session = start(good);
    session.storage.change({ type: 'token.changed', token: fresh });
    expect(session.actor.getSnapshot().context.token).toEqual(fresh);
    session.storage.change({ type: 'token.changed', token: null });
    expect(session.emitted.at(-1)).toEqual({ type: 'loggedOut', reason: 'elsewhere' });
    session.storage.change({ type: 'token.changed', token: good });
    expect(isLoggedIn(session)).toBe(true);
    expect(session.storage.received).toEqual([]);
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(sessionMachine));
  });

  it('has a fixture for every state', () => {
    const snapshots = sessionFixtures.map((name) => driveSession(name).getSnapshot());
    expect(visitedLeaves(snapshots)).toEqual(leafStates(sessionMachine));
  });
});
