import {
  type ApiClient,
  register,
  sendVerificationCode,
  unwrap,
  unwrapIfAny,
  verifyAccount,
} from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import {
  type AuthToken,
  type CodeRequest,
  createCooldown,
  type RegistrationInput,
  registrationMachine,
  registrationView,
  type SignUpRequest,
  type VerificationRequest,
} from '@rehearse/practice-machines/registration';
import { createActor, fromPromise } from 'xstate';
import { loadedActor } from './loaded-actor.ts';

/** Signing up and verifying at a host. */
export function openRegistration(client: ApiClient, input: RegistrationInput) {
  const machine = registrationMachine.provide({
    actors: {
      signUp: fromPromise<unknown, SignUpRequest>(({ input: body }) => unwrapIfAny(register({ client, body }))),
      verifyAccount: fromPromise<AuthToken, VerificationRequest>(({ input: body }) =>
        unwrap(verifyAccount({ client, body })),
      ),
      sendCode: fromPromise<unknown, CodeRequest>(({ input: body }) =>
        unwrapIfAny(sendVerificationCode({ client, body })),
      ),
      cooldown: createCooldown(createClock()),
    },
  });
  return loadedActor(createActor(machine, { input }), registrationView);
}
