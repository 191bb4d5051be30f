import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { AuthToken } from '../shared/token.ts';
import { type RegistrationActor, registrationMachine } from './registration.machine.ts';
import type {
  CodeRequest,
  RegistrationEvent,
  RegistrationInput,
  SignUpRequest,
  VerificationRequest,
} from './registration.types.ts';

/** States for stories and tests. */
export const registrationFixtures = [
  'signUpEmpty',
  'signUpFilled',
  'signUpSubmitting',
  'signUpFailed',
  'verify',
  'verifyFilled',
  'verifyChecking',
  'verifyFailed',
  'resending',
  'coolingDown',
  'loggedIn',
  'verified',
] as const;
/** Name of a state that `driveRegistration` can reach. */
export type RegistrationFixture = (typeof registrationFixtures)[number];

type Outcome = 'done' | 'pending' | { message: string };

interface Script {
  events: RegistrationEvent[];
  input?: RegistrationInput;
  outcome?: Outcome;
  /** The token that verification returns. */
  token?: AuthToken | null;
}

const given: AuthToken = { accessToken: 'token', expiresAt: 4_102_444_800_000 };
const atVerify: RegistrationInput = { account: 'lin@example.org' };
const fill: RegistrationEvent[] = [
  { type: 'email.change', email: 'lin@example.org' },
  { type: 'password.change', password: 'correct horse' },
];
const type: RegistrationEvent = { type: 'verificationCode.change', verificationCode: '123456' };
const signUp: RegistrationEvent = { type: 'signUp.submit' };
const verify: RegistrationEvent = { type: 'verificationCode.submit' };
const resend: RegistrationEvent = { type: 'verificationCode.resend' };

const scripts: Record<RegistrationFixture, Script> = {
  signUpEmpty: { events: [] },
  signUpFilled: { events: fill },
  signUpSubmitting: { events: [...fill, signUp], outcome: 'pending' },
  signUpFailed: { events: [...fill, signUp], outcome: { message: 'This account exists already.' } },
  verify: { input: atVerify, events: [] },
  verifyFilled: { input: atVerify, events: [type] },
  verifyChecking: { input: atVerify, events: [type, verify], outcome: 'pending' },
  verifyFailed: { input: atVerify, events: [type, verify], outcome: { message: 'The code is wrong.' } },
  resending: { input: atVerify, events: [resend], outcome: 'pending' },
  coolingDown: { input: atVerify, events: [resend], outcome: 'done' },
  loggedIn: { input: atVerify, events: [type, verify], outcome: 'done' },
  verified: { input: atVerify, events: [type, verify], outcome: 'done', token: null },
};

function settle<T>(outcome: Outcome, value: T): Promise<T> {
  if (outcome === 'pending') return new Promise(() => {});
  return outcome === 'done' ? Promise.resolve(value) : Promise.reject(new Error(outcome.message));
}

/** An actor brought to the named state by real events; its countdown does not run. */
export async function driveRegistration(name: RegistrationFixture): Promise<RegistrationActor> {
  const { events, input = {}, outcome = 'done', token = given } = scripts[name];
  const machine = registrationMachine.provide({
    actors: {
      signUp: fromPromise<unknown, SignUpRequest>(() => settle(outcome, null)),
      sendCode: fromPromise<unknown, CodeRequest>(() => settle(outcome, null)),
      verifyAccount: fromPromise<AuthToken | null, VerificationRequest>(() => settle(outcome, token)),
      cooldown: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of events) actor.send(event);
  if (outcome !== 'pending') await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor;
}
