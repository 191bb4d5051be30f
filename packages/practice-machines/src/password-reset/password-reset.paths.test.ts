import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import type { AccountRequest, ResetRequest } from './password-reset.types.ts';
import { passwordResetView } from './password-reset.view.ts';

const inert = passwordResetMachine.provide({
  actors: {
    checkEmail: fromPromise<unknown, AccountRequest>(never),
    sendCode: fromPromise<unknown, AccountRequest>(never),
    resetPassword: fromPromise<unknown, ResetRequest>(never),
    cooldown: fromCallback(() => {}),
  },
});
const paths = explore(inert, { email: 'lin@example.org' }, [
  { type: 'password.change', password: 'secret' },
  { type: 'confirmation.change', confirmation: 'secret' },
  { type: 'verificationCode.change', verificationCode: '123456' },
  { type: 'verificationCode.send' },
  { type: 'step.next' },
  { type: 'step.back' },
  { type: 'cooldown.over' },
  outcome.done('checkEmail'),
  outcome.done('sendCode'),
  outcome.failed('sendCode', 'Down.'),
  outcome.done('resetPassword'),
  outcome.failed('resetPassword', 'Wrong.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(passwordResetMachine));
});

it('never resets with different passwords, and keeps no secrets when done', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const { password, confirmation, verificationCode } = snapshot.context;
      const view = passwordResetView(snapshot);
      if (view.phase === 'done') expect([password, confirmation, verificationCode]).toEqual(['', '', '']);
      if (view.phase !== 'password' || !view.submitting) return;
      expect(password).toBe(confirmation);
      expect(password).not.toBe('');
      expect(verificationCode).not.toBe('');
    });
  }
});
