import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type PasswordResetActor, passwordResetMachine } from './password-reset.machine.ts';
import type { AccountRequest, PasswordResetEvent, ResetRequest } from './password-reset.types.ts';

/** States for stories and tests. */
export const passwordResetFixtures = [
  'email',
  'emailFilled',
  'emailEmpty',
  'emailChecking',
  'emailFailed',
  'password',
  'passwordFilled',
  'passwordsMismatch',
  'codeSending',
  'coolingDown',
  'resetting',
  'resetFailed',
  'done',
] as const;
/** Name of a state that `drivePasswordReset` can reach. */
export type PasswordResetFixture = (typeof passwordResetFixtures)[number];

type Outcome = 'done' | 'pending' | { message: string };

interface Script {
  events: PasswordResetEvent[];
  check?: Outcome;
  send?: Outcome;
  reset?: Outcome;
}

const next: PasswordResetEvent = { type: 'step.next' };
const email: PasswordResetEvent[] = [{ type: 'email.change', email: 'lin@example.org' }];
const toPassword = [...email, next];
const filled: PasswordResetEvent[] = [
  ...toPassword,
  { type: 'password.change', password: 'correct horse' },
  { type: 'confirmation.change', confirmation: 'correct horse' },
  { type: 'verificationCode.change', verificationCode: '123456' },
];

const scripts: Record<PasswordResetFixture, Script> = {
  email: { events: [] },
  emailFilled: { events: email },
  emailEmpty: { events: [next] },
  emailChecking: { events: toPassword, check: 'pending' },
  emailFailed: { events: toPassword, check: { message: 'Try again later.' } },
  password: { events: toPassword },
  passwordFilled: { events: filled },
  passwordsMismatch: { events: [...filled, { type: 'confirmation.change', confirmation: 'other' }, next] },
  codeSending: { events: [...toPassword, { type: 'verificationCode.send' }], send: 'pending' },
  coolingDown: { events: [...toPassword, { type: 'verificationCode.send' }] },
  resetting: { events: [...filled, next], reset: 'pending' },
  resetFailed: { events: [...filled, next], reset: { message: 'The code is wrong.' } },
  done: { events: [...filled, next] },
};

function settle(outcome: Outcome = 'done'): Promise<unknown> {
  if (outcome === 'pending') return new Promise(() => {});
  return outcome === 'done' ? Promise.resolve(null) : Promise.reject(new Error(outcome.message));
}

/** An actor brought to the named state by real events; its countdown does not run. */
export async function drivePasswordReset(name: PasswordResetFixture): Promise<PasswordResetActor> {
  const { events, check, send, reset } = scripts[name];
  const machine = passwordResetMachine.provide({
    actors: {
      checkEmail: fromPromise<unknown, AccountRequest>(() => settle(check)),
      sendCode: fromPromise<unknown, AccountRequest>(() => settle(send)),
      resetPassword: fromPromise<unknown, ResetRequest>(() => settle(reset)),
      cooldown: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: {} }).start();
  const pending = [check, send, reset].includes('pending');
  for (const [index, event] of events.entries()) {
    actor.send(event);
    if (!pending || index < events.length - 1) await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  }
  return actor;
}
