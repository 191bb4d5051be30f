import { type ApiClient, checkAccount, resetPassword, sendResetCode, unwrapIfAny } from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import {
  type AccountRequest,
  createCooldown,
  passwordResetMachine,
  passwordResetView,
  type ResetRequest,
} from '@rehearse/practice-machines/password-reset';
import { createActor, fromPromise } from 'xstate';

/** Provides the password reset machine with a host's calls. */
export function openPasswordReset(client: ApiClient) {
  const machine = passwordResetMachine.provide({
    actors: {
      checkEmail: fromPromise<unknown, AccountRequest>(({ input: body }) =>
        unwrapIfAny(checkAccount({ client, body })),
      ),
      sendCode: fromPromise<unknown, AccountRequest>(({ input: body }) => unwrapIfAny(sendResetCode({ client, body }))),
      resetPassword: fromPromise<unknown, ResetRequest>(({ input: body }) =>
        unwrapIfAny(resetPassword({ client, body })),
      ),
      cooldown: createCooldown(createClock()),
    },
  });
  return { actor: createActor(machine, { input: {} }), viewOf: passwordResetView };
}
