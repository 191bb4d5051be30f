import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import type { AuthToken } from '../shared/token.ts';
import { sessionMachine } from './session.machine.ts';

const token: AuthToken = { accessToken: 'token', expiresAt: 5000 };
const inert = sessionMachine.provide({
  actors: {
    tokenStorage: fromCallback(() => {}),
    refreshToken: fromPromise<AuthToken | null, undefined>(never),
    logOut: fromPromise<unknown, undefined>(never),
  },
});
const paths = explore(inert, { stored: { accessToken: 'over', expiresAt: 1 }, nowMs: 1000 }, [
  { type: 'session.login', token },
  { type: 'session.logout' },
  { type: 'login.succeeded', token },
  { type: 'login.failed', reason: 'forbidden' },
  { type: 'token.refreshed', token },
  { type: 'token.changed', token },
  { type: 'token.changed', token: null },
  outcome.done('refreshToken', token),
  outcome.done('refreshToken', null),
  outcome.failed('refreshToken', 'Offline.'),
  outcome.done('logOut'),
  outcome.failed('logOut', 'Offline.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(sessionMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    if (!snapshot.hasTag('settled')) return;
    expect(snapshot.hasTag('loggedIn')).toBe(snapshot.context.token !== null);
    expect(snapshot.hasTag('loggedIn')).toBe(snapshot.context.reason === null);
  });
});
