import {
  type ApiClient,
  register,
  renewToken,
  sendVerificationCode,
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

/** A host may log in with its reply, with a cookie, or not at all. */
async function verify(client: ApiClient, body: VerificationRequest): Promise<AuthToken | null> {
  const token = await unwrapIfAny(verifyAccount({ client, body }));
  return token?.accessToken ? token : renewToken(client).catch(() => null);
}

/** Provides the registration machine with a host's calls. */
export function openRegistration(client: ApiClient, input: RegistrationInput) {
  const machine = registrationMachine.provide({
    actors: {
      signUp: fromPromise<unknown, SignUpRequest>(({ input: body }) => unwrapIfAny(register({ client, body }))),
      verifyAccount: fromPromise<AuthToken | null, VerificationRequest>(({ input: body }) => verify(client, body)),
      sendCode: fromPromise<unknown, CodeRequest>(({ input: body }) =>
        unwrapIfAny(sendVerificationCode({ client, body })),
      ),
      cooldown: createCooldown(createClock()),
    },
  });
  return { actor: createActor(machine, { input }), viewOf: registrationView };
}
