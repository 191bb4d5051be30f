import { type ActorRefFrom, assign, emit, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { CooldownInput } from '../shared/cooldown.ts';
import { CODE_COOLDOWN_MS } from '../shared/cooldown-time.ts';
import { callFailure } from '../shared/failure.ts';
import { isFilled } from '../shared/filled.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import type {
  AccountRequest,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetFailure,
  PasswordResetInput,
  PasswordResetTag,
  ResetRequest,
} from './password-reset.types.ts';

const emailEmpty: PasswordResetFailure = { code: 'emailEmpty', message: '' };
const passwordsMismatch: PasswordResetFailure = { code: 'passwordsMismatch', message: '' };

/** Email, then new password and mailed code, then done. Provide `checkEmail`, `sendCode`, `resetPassword`, `cooldown`. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    emitted: {} as PasswordResetEmitted,
    tags: {} as PasswordResetTag,
  },
  actors: {
    checkEmail: promiseStub<unknown, AccountRequest>('passwordReset', 'checkEmail'),
    sendCode: promiseStub<unknown, AccountRequest>('passwordReset', 'sendCode'),
    resetPassword: promiseStub<unknown, ResetRequest>('passwordReset', 'resetPassword'),
    cooldown: callbackStub<{ type: string }, CooldownInput>('passwordReset', 'cooldown'),
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, failure: null })),
    setConfirmation: assign((_, { confirmation }: { confirmation: string }) => ({ confirmation, failure: null })),
    setCode: assign((_, { verificationCode }: { verificationCode: string }) => ({ verificationCode, failure: null })),
    forgetSecrets: assign({ password: '', confirmation: '', verificationCode: '' }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: PasswordResetFailure) => ({ failure })),
    reportFailure: emit((_, failure: PasswordResetFailure) => ({ type: 'failed' as const, ...failure })),
    startCooldown: assign({ remainingSeconds: CODE_COOLDOWN_MS / 1000 }),
    setRemaining: assign((_, { remainingSeconds }: { remainingSeconds: number }) => ({ remainingSeconds })),
    endCooldown: assign({ remainingSeconds: 0 }),
    reportCode: emit(({ context }) => ({ type: 'codeSent' as const, account: context.email.trim() })),
    reportReset: emit(({ context }) => ({ type: 'passwordReset' as const, account: context.email.trim() })),
  },
  guards: {
    hasEmail: ({ context }) => isFilled(context.email),
    hasPasswords: ({ context }) => context.password !== '' && context.password === context.confirmation,
    hasCode: ({ context }) => isFilled(context.verificationCode),
    isSettingPassword: stateIn({ step: 'settingPassword' }),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    email: input.email ?? '',
    password: '',
    confirmation: '',
    verificationCode: '',
    failure: null,
    remainingSeconds: 0,
  }),
  type: 'parallel',
  states: {
    step: {
      initial: 'enteringEmail',
      states: {
        enteringEmail: {
          on: {
            'email.change': { actions: { type: 'setEmail', params: ({ event }) => event } },
            'step.next': [
              { guard: 'hasEmail', target: 'checkingEmail' },
              {
                actions: [
                  { type: 'setFailure', params: emailEmpty },
                  { type: 'reportFailure', params: emailEmpty },
                ],
              },
            ],
          },
        },
        checkingEmail: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'checkEmail',
            src: 'checkEmail',
            input: ({ context }) => ({ account: context.email.trim() }),
            onDone: 'settingPassword',
            onError: {
              target: 'enteringEmail',
              actions: [
                { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
                { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
              ],
            },
          },
        },
        settingPassword: {
          on: {
            'password.change': { actions: { type: 'setPassword', params: ({ event }) => event } },
            'confirmation.change': { actions: { type: 'setConfirmation', params: ({ event }) => event } },
            'verificationCode.change': { actions: { type: 'setCode', params: ({ event }) => event } },
            'step.back': { target: 'enteringEmail', actions: 'clearFailure' },
            'step.next': [
              {
                guard: not('hasPasswords'),
                actions: [
                  { type: 'setFailure', params: passwordsMismatch },
                  { type: 'reportFailure', params: passwordsMismatch },
                ],
              },
              { guard: 'hasCode', target: 'resetting' },
            ],
          },
        },
        resetting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context }) => ({
              account: context.email.trim(),
              verifyCode: context.verificationCode.trim(),
              newPassword: context.password,
            }),
            onDone: { target: 'done', actions: ['forgetSecrets', 'reportReset'] },
            onError: {
              target: 'settingPassword',
              actions: [
                { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
                { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
              ],
            },
          },
        },
        done: { type: 'final' },
      },
    },
    mailing: {
      initial: 'ready',
      states: {
        ready: { on: { 'verificationCode.send': { guard: 'isSettingPassword', target: 'sending' } } },
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
          on: { 'email.change': 'ready' },
        },
        coolingDown: {
          invoke: { id: 'cooldown', src: 'cooldown', input: { durationMs: CODE_COOLDOWN_MS } },
          on: {
            'cooldown.ticked': { actions: { type: 'setRemaining', params: ({ event }) => event } },
            'cooldown.over': { target: 'ready', actions: 'endCooldown' },
            'email.change': { target: 'ready', actions: 'endCooldown' },
          },
        },
      },
    },
  },
});

/** A running password reset: what `createActor(passwordResetMachine.provide(…), { input })` returns. */
export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>;
/** Snapshot of a password reset. */
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
