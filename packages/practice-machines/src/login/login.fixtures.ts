import { createActor, fromPromise, waitFor } from 'xstate';
import type { AuthToken } from '../shared/token.ts';
import { type LoginActor, loginMachine } from './login.machine.ts';
import type { LoginEvent } from './login.types.ts';

/** States for stories and tests. */
export const loginFixtures = ['empty', 'filled', 'submitting', 'failed', 'failedUnknown', 'loggedIn'] as const;
/** Name of a state that `driveLogin` can reach. */
export type LoginFixture = (typeof loginFixtures)[number];

const fill: LoginEvent[] = [
  { type: 'email.change', email: 'lin@example.org' },
  { type: 'password.change', password: 'correct horse' },
];
const submit: LoginEvent = { type: 'login.submit' };
const token: AuthToken = { accessToken: 'token', expiresAt: 4_102_444_800_000 };

const never = () => new Promise<AuthToken>(() => {});
const refuse = (message: string) => () => Promise.reject(new Error(message));

const scripts: Record<LoginFixture, { events: LoginEvent[]; logIn?: () => Promise<AuthToken> }> = {
  empty: { events: [] },
  filled: { events: fill },
  submitting: { events: [...fill, submit] },
  failed: { events: [...fill, submit], logIn: refuse('The email or the password is wrong.') },
  failedUnknown: { events: [...fill, submit], logIn: refuse('') },
  loggedIn: { events: [...fill, submit], logIn: () => Promise.resolve(token) },
};

/** An actor brought to the named state by real events. */
export async function driveLogin(name: LoginFixture): Promise<LoginActor> {
  const { events, logIn } = scripts[name];
  const machine = loginMachine.provide({ actors: { logIn: fromPromise(logIn ?? never) } });
  const actor = createActor(machine, { input: {} }).start();
  for (const event of events) actor.send(event);
  if (logIn) await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor;
}
