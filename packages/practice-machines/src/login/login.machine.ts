import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { hasCredentials } from '../shared/filled.ts';
import { promiseStub } from '../shared/stubs.ts';
import type { AuthToken } from '../shared/token.ts';
import type { LogInRequest, LoginContext, LoginEmitted, LoginEvent, LoginInput, LoginTag } from './login.types.ts';

/** Logs in with email and password. Provide the actor `logIn`. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    emitted: {} as LoginEmitted,
    tags: {} as LoginTag,
  },
  actors: { logIn: promiseStub<AuthToken, LogInRequest>('login', 'logIn') },
  actions: {
    setEmail: assign((_, params: { email: string }) => ({ email: params.email, failure: null })),
    setPassword: assign((_, params: { password: string }) => ({ password: params.password, failure: null })),
    clearFailure: assign({ failure: null }),
    forgetPassword: assign({ password: '' }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    reportFailure: emit((_, failure: CallFailure) => ({ type: 'failed' as const, ...failure })),
    reportLogin: emit((_, token: AuthToken) => ({ type: 'loggedIn' as const, ...token })),
  },
  guards: { hasCredentials: ({ context }) => hasCredentials(context) },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ email: input.email ?? '', password: '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.change': { actions: { type: 'setEmail', params: ({ event }) => event } },
        'password.change': { actions: { type: 'setPassword', params: ({ event }) => event } },
        'login.submit': { guard: 'hasCredentials', target: 'submitting' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ account: context.email.trim(), password: context.password }),
        onDone: {
          target: 'loggedIn',
          actions: ['forgetPassword', { type: 'reportLogin', params: ({ event }) => event.output }],
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
    loggedIn: { type: 'final' },
  },
});

/** A running login: what `createActor(loginMachine.provide(…), { input })` returns. */
export type LoginActor = ActorRefFrom<typeof loginMachine>;
/** Snapshot of a login. */
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
