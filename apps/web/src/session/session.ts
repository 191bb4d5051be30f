import type { AuthToken, SessionActor } from '@rehearse/practice-machines/session';
import type { Bus } from '../lib/bus.ts';
import { readToken, writeToken } from './token-storage.ts';

/** `starting`: a stored token is over and is being renewed. `loggedIn` too where that can't be done for lack of a connection. */
export type SessionStatus = 'starting' | 'loggedIn' | 'loggedOut';

type SessionEvent = Parameters<SessionActor['send']>[0];

/** Who is logged in, for the shell, the guard and the client. */
export interface Session {
  status(): SessionStatus;
  subscribe(onChange: () => void): () => void;
  /** The access token that is current now, or null. */
  token(): string | null;
  logIn(token: AuthToken): void;
  logOut(): void;
  /** The client renewed the token. */
  renew(token: AuthToken): void;
  /** The host ended the session. A host that can't be reached ends none. */
  end(reason: 'refreshFailed' | 'forbidden'): void;
}

/**
 * A session whose machine is loaded only when there is something to decide: a visitor without a token needs none.
 *
 * @param loadMachine fetches what makes the machine of the token that is held by then: where storage is blocked, a login is known
 * here alone. Called once at most.
 */
export function createSession(
  bus: Bus,
  loadMachine: () => Promise<(held: { stored: AuthToken | null; nowMs: number }) => SessionActor>,
): Session {
  const stored = readToken();
  const nowMs = Date.now();
  const listeners = new Set<() => void>();
  let current: AuthToken | null = stored;
  /** What the machine starts from: a logout that comes before it is to reach the host with its token. */
  let held = stored;
  let status: SessionStatus = stored === null ? 'loggedOut' : stored.expiresAt > nowMs ? 'loggedIn' : 'starting';
  let actor: Promise<SessionActor> | undefined;

  const settle = (next: SessionStatus, token: AuthToken | null) => {
    current = token;
    if (status === next) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const start = async () => {
    const create = await loadMachine();
    const started = create({ stored: held, nowMs });
    started.on('loggedIn', ({ token }) => {
      settle('loggedIn', token);
      bus.publish('login.succeeded');
    });
    started.on('loggedOut', ({ reason }) => {
      settle('loggedOut', null);
      if (reason !== 'noToken') bus.publish('login.failed');
      if (reason === 'refreshFailed') bus.publish('token.expired');
    });
    started.start();
    return started;
  };
  const withActor = () => {
    actor ??= start().catch((error: unknown) => {
      actor = undefined;
      throw error;
    });
    return actor;
  };
  /** What holds where the machine can't be fetched: the session goes on, unless this very event ends it. */
  const withoutActor = ({ type }: SessionEvent) => {
    if (type !== 'session.logout' && type !== 'login.failed') return;
    writeToken(null);
    settle('loggedOut', null);
    bus.publish('login.failed');
  };
  const send = (event: SessionEvent) => {
    void withActor().then(
      (running) => running.send(event),
      () => withoutActor(event),
    );
  };

  if (stored !== null) {
    withActor().catch(() => {
      if (status === 'starting') settle('loggedIn', stored);
    });
  }

  return {
    status: () => status,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    token: () => current?.accessToken ?? null,
    logIn: (token) => {
      writeToken(token);
      held = token;
      settle('loggedIn', token);
      send({ type: 'session.login', token });
    },
    logOut: () => {
      settle('loggedOut', null);
      send({ type: 'session.logout' });
    },
    renew: (token) => {
      current = token;
      send({ type: 'token.refreshed', token });
    },
    end: (reason) => send({ type: 'login.failed', reason }),
  };
}
