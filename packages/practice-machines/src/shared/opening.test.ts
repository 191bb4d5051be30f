import { expect, it } from 'vitest';
import { type AnyActorLogic, createActor, type InputFrom, type SnapshotFrom } from 'xstate';
import { type CheckoutInput, checkoutMachine, checkoutOpening, checkoutView, samplePlans } from '../checkout/index.ts';
import { loginMachine, loginOpening, loginView } from '../login/index.ts';
import { passwordResetMachine, passwordResetOpening, passwordResetView } from '../password-reset/index.ts';
import {
  type RegistrationEvent,
  type RegistrationInput,
  registrationMachine,
  registrationOpening,
  registrationView,
} from '../registration/index.ts';
import { silent } from './machine-testing.ts';
import type { Opening } from './opening.ts';

/** Every sequence of these events up to length four. */
function rowsOf<Event>(events: readonly Event[]): Event[][] {
  let longest: Event[][] = [[]];
  const rows = [...longest];
  for (let length = 1; length <= 4; length += 1) {
    longest = longest.flatMap((row) => events.map((event) => [...row, event]));
    rows.push(...longest);
  }
  return rows;
}

/** Sends each sequence to the machine and to its opening; returns how many of the steps the opening predicted. */
function compare<Logic extends AnyActorLogic, View, Event>(
  machine: Logic,
  input: InputFrom<Logic>,
  opening: Opening<View, Event>,
  viewOf: (snapshot: SnapshotFrom<Logic>) => View,
  events: readonly Event[],
): number {
  let foretold = 0;
  for (const row of rowsOf(events)) {
    const actor = createActor(machine as AnyActorLogic, { input }).start();
    let { view } = opening;
    expect(viewOf(actor.getSnapshot())).toEqual(view);
    for (const event of row) {
      const next = opening.after(view, event);
      if (next === view) break;
      actor.send(event);
      expect(viewOf(actor.getSnapshot()), JSON.stringify(row)).toEqual(next);
      view = next;
      foretold += 1;
    }
    actor.stop();
  }
  return foretold;
}

const texts = ['', ' ', 'lin@example.org'];
const emails = texts.map((email) => ({ type: 'email.change', email }) as const);
const passwords = texts.map((password) => ({ type: 'password.change', password }) as const);

it('shows a login before its machine has loaded exactly as the machine will', () => {
  const machine = loginMachine.provide({ actors: { logIn: silent } });
  const events = [...emails, ...passwords, { type: 'login.submit' } as const];
  expect(compare(machine, {}, loginOpening({}), loginView, events)).toBeGreaterThan(1000);
});

const codes = texts.map((verificationCode) => ({ type: 'verificationCode.change', verificationCode }) as const);
it.each<[string, RegistrationInput, RegistrationEvent[]]>([
  ['sign-up', {}, [...emails, ...passwords, { type: 'signUp.submit' }]],
  ['code', { account: 'lin@example.org' }, [...codes, { type: 'verificationCode.submit' }]],
  ['code that was just mailed', { account: 'lin@example.org', resendAfterMs: 60_000 }, codes],
])('does the same for a %s', (_, input, events) => {
  const machine = registrationMachine.provide({
    actors: { signUp: silent, verifyAccount: silent, sendCode: silent, cooldown: silent },
  });
  const foretold = compare(machine, input, registrationOpening(input), registrationView, events);
  expect(foretold).toBeGreaterThan(100);
});

it('does the same for a password reset', () => {
  const machine = passwordResetMachine.provide({
    actors: { checkEmail: silent, sendCode: silent, resetPassword: silent, cooldown: silent },
  });
  const events = [...emails, { type: 'step.next' } as const, { type: 'step.back' } as const];
  expect(compare(machine, {}, passwordResetOpening({}), passwordResetView, events)).toBeGreaterThan(100);
});

const offer = { plans: samplePlans, supportEmail: 'support@example.org' };
it.each<[string, CheckoutInput]>([
  ['of a visitor', { buyer: 'anonymous', offer }],
  ['with a plan chosen before', { buyer: 'signedIn', offer, preferredId: 'vip-30' }],
  ['with a plan that is not sold', { buyer: 'signedIn', offer, preferredId: 'vip-1' }],
])('does the same for a checkout %s', (_, input) => {
  const machine = checkoutMachine.provide({ actors: { loadPlans: silent, openCheckout: silent } });
  const events = ['vip-7', 'vip-30', 'vip-1'].flatMap(
    (pricingId) =>
      [
        { type: 'plan.select', pricingId },
        { type: 'plan.purchase', pricingId },
      ] as const,
  );
  expect(compare(machine, input, checkoutOpening(input), checkoutView, events)).toBeGreaterThan(100);
});

it.each<[string, CheckoutInput]>([
  ['no offer', { buyer: 'anonymous', preferredId: 'vip-30' }],
  ['nothing on offer', { buyer: 'anonymous', offer: { plans: [], supportEmail: null } }],
])('shows a checkout with %s as loading at first', (_, input) => {
  const machine = checkoutMachine.provide({ actors: { loadPlans: silent, openCheckout: silent } });
  expect(compare(machine, input, checkoutOpening(input), checkoutView, [])).toBe(0);
  expect(checkoutOpening(input).view.phase).toBe('loading');
});
