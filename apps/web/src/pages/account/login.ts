import { type ApiClient, login, unwrap } from '@rehearse/api-client';
import { type AuthToken, type LogInRequest, loginMachine, loginView } from '@rehearse/practice-machines/login';
import { createActor, fromPromise } from 'xstate';

/** Provides the login machine with a host's calls. */
export function openLogin(client: ApiClient) {
  const machine = loginMachine.provide({
    actors: { logIn: fromPromise<AuthToken, LogInRequest>(({ input: body }) => unwrap(login({ client, body }))) },
  });
  return { actor: createActor(machine, { input: {} }), viewOf: loginView };
}
