import { type ApiClient, login, unwrap } from '@rehearse/api-client';
import { type AuthToken, type LogInRequest, loginMachine, loginView } from '@rehearse/practice-machines/login';
import { createActor, fromPromise } from 'xstate';
import { loadedActor } from '../../lib/loaded-actor.ts';

/** Logging in at a host. */
export function openLogin(client: ApiClient) {
  const machine = loginMachine.provide({
    actors: { logIn: fromPromise<AuthToken, LogInRequest>(({ input: body }) => unwrap(login({ client, body }))) },
  });
  return loadedActor(createActor(machine, { input: {} }), loginView);
}
