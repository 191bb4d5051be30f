import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { CooldownInput } from '../shared/cooldown.ts';
import { CODE_COOLDOWN_MS } from '../shared/cooldown-time.ts';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { hasCredentials, isFilled } from '../shared/filled.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import type { AuthToken } from '../shared/token.ts';
import type {
  CodeRequest,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  RegistrationTag,
  SignUpRequest,
  VerificationRequest,
} from './registration.types.ts';

/** Sign-up, then the mailed code, then logged in. Provide `signUp`, `verifyAccount`, `sendCode` and `cooldown`. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    emitted: {} as RegistrationEmitted,
    tags: {} as RegistrationTag,
  },
  actors: {
    signUp: promiseStub<unknown, SignUpRequest>('registration', 'signUp'),
    verifyAccount: promiseStub<AuthToken | null, VerificationRequest>('registration', 'verifyAccount'),
    sendCode: promiseStub<unknown, CodeRequest>('registration', 'sendCode'),
    cooldown: callbackStub<{ type: string }, CooldownInput>('registration', 'cooldown'),
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, failure: null })),
    setCode: assign((_, { verificationCode }: { verificationCode: string }) => ({ verificationCode, failure: null })),
    forgetPassword: assign({ password: '' }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    reportFailure: emit((_, failure: CallFailure) => ({ type: 'failed' as const, ...failure })),
    startCooldown: assign({ cooldownMs: CODE_COOLDOWN_MS, remainingSeconds: CODE_COOLDOWN_MS / 1000 }),
    setRemaining: assign((_, { remainingSeconds }: { remainingSeconds: number }) => ({ remainingSeconds })),
    endCooldown: assign({ cooldownMs: 0, remainingSeconds: 0 }),
    reportSignUp: emit(({ context }) => ({ type: 'signedUp' as const, account: context.email.trim() })),
    reportCode: emit(({ context }) => ({ type: 'codeSent' as const, account: context.email.trim() })),
    reportLogin: emit((_, { token }: { token: AuthToken | null }) => {
      if (!token) throw new Error('Logged in without a token: the registration machine is broken.');
      return { type: 'loggedIn' as const, ...token };
    }),
    reportVerified: emit(({ context }) => ({ type: 'verified' as const, account: context.email.trim() })),
  },
  guards: {
    hasAccount: ({ context }) => isFilled(context.email),
    hasCredentials: ({ context }) => hasCredentials(context),
    hasCode: ({ context }) => isFilled(context.verificationCode),
    isCoolingDown: ({ context }) => context.cooldownMs > 0,
    isToken: (_, { token }: { token: AuthToken | null }) => token !== null,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => {
    const cooldownMs = input.account ? (input.resendAfterMs ?? 0) : 0;
    return {
      email: input.account ?? '',
      password: '',
      verificationCode: '',
      failure: null,
      cooldownMs,
      remainingSeconds: Math.ceil(cooldownMs / 1000),
    };
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasAccount', target: 'verifying' }, { target: 'signingUp' }] },
    signingUp: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'email.change': { actions: { type: 'setEmail', params: ({ event }) => event } },
            'password.change': { actions: { type: 'setPassword', params: ({ event }) => event } },
            'signUp.submit': { guard: 'hasCredentials', target: 'submitting' },
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context }) => ({ account: context.email.trim(), password: context.password }),
            onDone: {
              target: '#registration.verifying',
              actions: ['forgetPassword', 'startCooldown', 'reportSignUp'],
            },
            onError: {
              target: 'editing',
              actions: [
                { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
                { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
              ],
            },
          },
        },
      },
    },
    verifying: {
      type: 'parallel',
      states: {
        code: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'verificationCode.change': { actions: { type: 'setCode', params: ({ event }) => event } },
                'verificationCode.submit': { guard: 'hasCode', target: 'checking' },
              },
            },
            checking: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'verifyAccount',
                src: 'verifyAccount',
                input: ({ context }) => ({
                  account: context.email.trim(),
                  verifyCode: context.verificationCode.trim(),
                }),
                onDone: [
                  {
                    guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
                    target: '#registration.loggedIn',
                    actions: { type: 'reportLogin', params: ({ event }) => ({ token: event.output }) },
                  },
                  { target: '#registration.verified', actions: 'reportVerified' },
                ],
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
                    { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
                  ],
                },
              },
            },
          },
        },
        mailing: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isCoolingDown', target: 'coolingDown' }, { target: 'ready' }] },
            ready: { on: { 'verificationCode.resend': 'sending' } },
            sending: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({ account: context.email.trim() }),
                onDone: { target: 'coolingDown', actions: ['startCooldown', 'reportCode'] },
                onError: {
                  target: 'ready',
                  actions: [
                    { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
                    { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
                  ],
                },
              },
            },
            coolingDown: {
              invoke: {
                id: 'cooldown',
                src: 'cooldown',
                input: ({ context }) => ({ durationMs: context.cooldownMs }),
              },
              on: {
                'cooldown.ticked': { actions: { type: 'setRemaining', params: ({ event }) => event } },
                'cooldown.over': { target: 'ready', actions: 'endCooldown' },
              },
            },
          },
        },
      },
    },
    loggedIn: { type: 'final' },
    verified: { type: 'final' },
  },
});

/** A running registration: what `createActor(registrationMachine.provide(…), { input })` returns. */
export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
/** Snapshot of a registration. */
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;
