import { type ApiClient, logout, renewToken } from '@rehearse/api-client';
import {
  type AuthToken,
  type SessionActor,
  sessionMachine,
  type TokenStorageEvent,
} from '@rehearse/practice-machines/session';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { parseToken, tokenKey, writeToken } from './token-storage.ts';

/** Stores the token in local storage and listens to other tabs. */
const tokenStorage = fromCallback<TokenStorageEvent, undefined>(({ receive, sendBack }) => {
  receive((event) => writeToken(event.type === 'token.store' ? event.token : null));
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === tokenKey || key === null) sendBack({ type: 'token.changed', token: parseToken(newValue) });
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
});

/** Creates the session machine with a host's calls and the current token; not started yet. */
export function createSessionActor(
  client: ApiClient,
  { stored, nowMs }: { stored: AuthToken | null; nowMs: number },
): SessionActor {
  return createActor(
    sessionMachine.provide({
      actors: {
        tokenStorage,
        refreshToken: fromPromise<AuthToken | null, undefined>(() => renewToken(client)),
        logOut: fromPromise<unknown, undefined>(() => logout({ client })),
      },
    }),
    { input: { stored, nowMs } },
  );
}
