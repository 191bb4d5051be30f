import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AuthToken } from '../shared/token.ts';
import { type SessionActor, sessionMachine } from './session.machine.ts';
import type { SessionEvent, SessionInput } from './session.types.ts';

/** States for stories and tests. */
export const sessionFixtures = ['loggedOut', 'refreshing', 'loggedIn', 'loggingOut'] as const;
/** Name of a state that `driveSession` can reach. */
export type SessionFixture = (typeof sessionFixtures)[number];

const nowMs = 1_000_000;
const good: AuthToken = { accessToken: 'good', expiresAt: nowMs + 60_000 };
const over: AuthToken = { accessToken: 'over', expiresAt: nowMs - 1 };

const scripts: Record<SessionFixture, { stored: SessionInput['stored']; events: SessionEvent[] }> = {
  loggedOut: { stored: null, events: [] },
  refreshing: { stored: over, events: [] },
  loggedIn: { stored: good, events: [] },
  loggingOut: { stored: good, events: [{ type: 'session.logout' }] },
};

/** An actor in the named state; its storage and host do nothing. */
export function driveSession(name: SessionFixture): SessionActor {
  const { stored, events } = scripts[name];
  const machine = sessionMachine.provide({
    actors: {
      tokenStorage: fromCallback(() => {}),
      refreshToken: fromPromise<AuthToken | null, undefined>(() => new Promise(() => {})),
      logOut: fromPromise<unknown, undefined>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine, { input: { stored, nowMs } }).start();
  for (const event of events) actor.send(event);
  return actor;
}
