import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import type { AuthToken } from '../shared/token.ts';
import type {
  LoggedOutReason,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
  TokenStorageEvent,
} from './session.types.ts';

/** Whether a user is logged in. Provide `tokenStorage`, `refreshToken` and `logOut`. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
  },
  actors: {
    tokenStorage: callbackStub<TokenStorageEvent, undefined>('session', 'tokenStorage'),
    refreshToken: promiseStub<AuthToken | null, undefined>('session', 'refreshToken'),
    logOut: promiseStub<unknown, undefined>('session', 'logOut'),
  },
  actions: {
    setToken: assign((_, { token }: { token: AuthToken | null }) => ({ token, reason: null })),
    dropToken: assign((_, { reason }: { reason: LoggedOutReason }) => ({ token: null, reason })),
    storeToken: sendTo('tokenStorage', (_, { token }: { token: AuthToken | null }) =>
      token ? { type: 'token.store' as const, token } : { type: 'token.remove' as const },
    ),
    removeStored: sendTo('tokenStorage', { type: 'token.remove' }),
    reportLogin: emit(({ context }) => {
      if (!context.token) throw new Error('Logged in without a token: the session machine is broken.');
      return { type: 'loggedIn' as const, token: context.token };
    }),
    reportLogout: emit(({ context }) => ({ type: 'loggedOut' as const, reason: context.reason ?? 'noToken' })),
  },
  guards: {
    isValid: ({ context }) => context.token !== null && context.token.expiresAt > context.nowMs,
    isExpired: ({ context }) => context.token !== null && context.token.expiresAt <= context.nowMs,
    isToken: (_, { token }: { token: AuthToken | null }) => token !== null,
    isNoToken: (_, { token }: { token: AuthToken | null }) => token === null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ nowMs: input.nowMs, token: input.stored, reason: null }),
  invoke: { id: 'tokenStorage', src: 'tokenStorage' },
  initial: 'starting',
  on: {
    'session.login': {
      target: '.loggedIn',
      actions: [
        { type: 'setToken', params: ({ event }) => event },
        { type: 'storeToken', params: ({ event }) => event },
      ],
    },
    'login.succeeded': {
      target: '.loggedIn',
      actions: [
        { type: 'setToken', params: ({ event }) => event },
        { type: 'storeToken', params: ({ event }) => event },
      ],
    },
    'token.changed': {
      guard: { type: 'isToken', params: ({ event }) => event },
      target: '.loggedIn',
      actions: assign({ token: ({ event }) => event.token, reason: null }),
    },
  },
  states: {
    starting: {
      always: [
        { guard: 'isValid', target: 'loggedIn' },
        { guard: 'isExpired', target: 'refreshing' },
        { target: 'loggedOut', actions: { type: 'dropToken', params: { reason: 'noToken' } } },
      ],
    },
    refreshing: {
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
            target: 'loggedIn',
            actions: [
              { type: 'setToken', params: ({ event }) => ({ token: event.output }) },
              { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
            ],
          },
          {
            target: 'loggedOut',
            actions: ['removeStored', { type: 'dropToken', params: { reason: 'refreshFailed' } }],
          },
        ],
        // the session has not been ended: the client renews the token as soon as the host can be reached
        onError: 'loggedIn',
      },
      on: {
        'token.changed': {
          guard: { type: 'isNoToken', params: ({ event }) => event },
          target: 'loggedOut',
          actions: { type: 'dropToken', params: { reason: 'elsewhere' } },
        },
        'session.logout': {
          target: 'loggedOut.telling',
          actions: ['removeStored', { type: 'dropToken', params: { reason: 'loggedOut' } }],
        },
        'login.failed': {
          target: 'loggedOut',
          actions: ['removeStored', { type: 'dropToken', params: ({ event }) => event }],
        },
      },
    },
    loggedIn: {
      tags: ['settled', 'loggedIn'],
      entry: 'reportLogin',
      on: {
        'login.succeeded': {
          actions: [
            { type: 'setToken', params: ({ event }) => event },
            { type: 'storeToken', params: ({ event }) => event },
          ],
        },
        'token.refreshed': {
          actions: [
            { type: 'setToken', params: ({ event }) => event },
            { type: 'storeToken', params: ({ event }) => event },
          ],
        },
        'token.changed': [
          {
            guard: { type: 'isToken', params: ({ event }) => event },
            actions: assign({ token: ({ event }) => event.token }),
          },
          { target: 'loggedOut', actions: { type: 'dropToken', params: { reason: 'elsewhere' } } },
        ],
        'session.logout': {
          target: 'loggedOut.telling',
          actions: ['removeStored', { type: 'dropToken', params: { reason: 'loggedOut' } }],
        },
        'login.failed': {
          target: 'loggedOut',
          actions: ['removeStored', { type: 'dropToken', params: ({ event }) => event }],
        },
      },
    },
    loggedOut: {
      tags: 'settled',
      entry: 'reportLogout',
      initial: 'resting',
      states: {
        resting: {},
        telling: { invoke: { id: 'logOut', src: 'logOut', onDone: 'resting', onError: 'resting' } },
      },
    },
  },
});

/** A running session: what `createActor(sessionMachine.provide(…), { input })` returns. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
/** Snapshot of a session. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
