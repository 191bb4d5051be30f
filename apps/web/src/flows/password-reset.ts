import { type ApiClient, checkAccount, resetPassword, sendResetCode, unwrap } from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import {
  type AccountRequest,
  createCooldown,
  passwordResetMachine,
  passwordResetView,
  type ResetRequest,
} from '@rehearse/practice-machines/password-reset';
import { createActor, fromPromise } from 'xstate';
import { loadedActor } from './loaded-actor.ts';

/** Resetting a password at a host. */
export function openPasswordReset(client: ApiClient) {
  const machine = passwordResetMachine.provide({
    actors: {
      checkEmail: fromPromise<unknown, AccountRequest>(({ input: body }) => unwrap(checkAccount({ client, body }))),
      sendCode: fromPromise<unknown, AccountRequest>(({ input: body }) => unwrap(sendResetCode({ client, body }))),
      resetPassword: fromPromise<unknown, ResetRequest>(({ input: body }) => unwrap(resetPassword({ client, body }))),
      cooldown: createCooldown(createClock()),
    },
  });
  return loadedActor(createActor(machine, { input: {} }), passwordResetView);
}
