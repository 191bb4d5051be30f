import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import type { AuthToken } from '../shared/token.ts';
import { loginMachine } from './login.machine.ts';
import type { LogInRequest } from './login.types.ts';
import { loginView } from './login.view.ts';

const inert = loginMachine.provide({ actors: { logIn: fromPromise<AuthToken, LogInRequest>(never) } });
const paths = explore(inert, {}, [
  { type: 'email.change', email: 'lin@example.org' },
  { type: 'email.change', email: '' },
  { type: 'password.change', password: 'secret' },
  { type: 'password.change', password: '' },
  { type: 'login.submit' },
  outcome.done('logIn', { accessToken: 'token', expiresAt: 2000 }),
  outcome.failed('logIn', 'Wrong password.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(loginMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = loginView(snapshot);
    expect(view.canSubmit).toBe(view.phase === 'editing' && view.email !== '' && view.password !== '');
    if (view.phase === 'loggedIn') expect(view.password).toBe('');
  });
});
