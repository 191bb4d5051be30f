import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import type { AuthToken } from '../shared/token.ts';
import { registrationMachine } from './registration.machine.ts';
import type { CodeRequest, SignUpRequest, VerificationRequest } from './registration.types.ts';
import { registrationView } from './registration.view.ts';

const inert = registrationMachine.provide({
  actors: {
    signUp: fromPromise<unknown, SignUpRequest>(never),
    sendCode: fromPromise<unknown, CodeRequest>(never),
    verifyAccount: fromPromise<AuthToken | null, VerificationRequest>(never),
    cooldown: fromCallback(() => {}),
  },
});
const paths = explore(inert, {}, [
  { type: 'email.change', email: 'lin@example.org' },
  { type: 'password.change', password: 'secret' },
  { type: 'signUp.submit' },
  { type: 'verificationCode.change', verificationCode: '123456' },
  { type: 'verificationCode.submit' },
  { type: 'verificationCode.resend' },
  { type: 'cooldown.ticked', remainingSeconds: 30 },
  { type: 'cooldown.over' },
  outcome.done('signUp'),
  outcome.failed('signUp', 'Refused.'),
  outcome.done('verifyAccount', { accessToken: 'token', expiresAt: 2000 }),
  outcome.done('verifyAccount', null),
  outcome.failed('verifyAccount', 'Wrong.'),
  outcome.done('sendCode'),
  outcome.failed('sendCode', 'Down.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(registrationMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = registrationView(snapshot);
    if (view.phase !== 'signUp') expect(snapshot.context.password).toBe('');
    if (view.phase !== 'verify') return;
    expect(view.canSubmit).toBe(view.verificationCode !== '' && !view.submitting);
    expect(snapshot.can({ type: 'verificationCode.resend' })).toBe(view.resend.phase === 'ready');
  });
});
