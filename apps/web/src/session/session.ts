import type { AuthToken, SessionActor } from '@rehearse/practice-machines/session';
import type { Bus } from '../lib/bus.ts';
import { readToken, writeToken } from './token-storage.ts';

/** `starting`: an expired token is being refreshed. `loggedIn` also if that is impossible without a connection. */
export type SessionStatus = 'starting' | 'loggedIn' | 'loggedOut';

type SessionEvent = Parameters<SessionActor['send']>[0];

/** The login state, for the shell, the guard and the API client. */
export interface Session {
  status(): SessionStatus;
  subscribe(onChange: () => void): () => void;
  /** The current access token, or null. */
  token(): string | null;
  logIn(token: AuthToken): void;
  logOut(): void;
  /** The API client refreshed the token. */
  renew(token: AuthToken): void;
  /** The host ended the session. An unreachable host ends none. */
  end(reason: 'refreshFailed' | 'forbidden'): void;
}

/**
 * A session whose machine is loaded only when needed: a visitor without a token needs none.
 *
 * @param loadMachine creates the machine with the token at that time, which is known only here if storage is blocked.
 * Called at most once.
 */
export function createSession(
  bus: Bus,
  loadMachine: () => Promise<(held: { stored: AuthToken | null; nowMs: number }) => SessionActor>,
): Session {
  const stored = readToken();
  const nowMs = Date.now();
  const listeners = new Set<() => void>();
  let current: AuthToken | null = stored;
  /** The token the machine starts with: a logout before it is loaded must still reach the host with its token. */
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
  /** The status if the machine can't be loaded: the session continues, unless this event ends it. */
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
