import {
  type ApiClient,
  checkAccount,
  login,
  register,
  resetPassword,
  sendResetCode,
  sendVerificationCode,
  unwrap,
  verifyAccount,
} from '@rehearse/api-client';
import { createClock } from '@rehearse/device/clock';
import { type LogInRequest, loginMachine } from '@rehearse/practice-machines/login';
import {
  type AccountRequest,
  createCooldown,
  passwordResetMachine,
  type ResetRequest,
} from '@rehearse/practice-machines/password-reset';
import {
  type CodeRequest,
  registrationMachine,
  type SignUpRequest,
  type VerificationRequest,
} from '@rehearse/practice-machines/registration';
import { fromPromise } from 'xstate';

/** Logging in at a host. */
export const loginAt = (client: ApiClient) =>
  loginMachine.provide({
    actors: { logIn: fromPromise<Token, LogInRequest>(({ input: body }) => unwrap(login({ client, body }))) },
  });

/** Signing up and verifying at a host. */
export const registrationAt = (client: ApiClient) =>
  registrationMachine.provide({
    actors: {
      signUp: fromPromise<unknown, SignUpRequest>(({ input: body }) => unwrap(register({ client, body }))),
      verifyAccount: fromPromise<Token, VerificationRequest>(({ input: body }) =>
        unwrap(verifyAccount({ client, body })),
      ),
      sendCode: fromPromise<unknown, CodeRequest>(({ input: body }) => unwrap(sendVerificationCode({ client, body }))),
      cooldown: createCooldown(createClock()),
    },
  });

/** Resetting a password at a host. */
export const passwordResetAt = (client: ApiClient) =>
  passwordResetMachine.provide({
    actors: {
      checkEmail: fromPromise<unknown, AccountRequest>(({ input: body }) => unwrap(checkAccount({ client, body }))),
      sendCode: fromPromise<unknown, AccountRequest>(({ input: body }) => unwrap(sendResetCode({ client, body }))),
      resetPassword: fromPromise<unknown, ResetRequest>(({ input: body }) => unwrap(resetPassword({ client, body }))),
      cooldown: createCooldown(createClock()),
    },
  });

interface Token {
  accessToken: string;
  expiresAt: number;
}
