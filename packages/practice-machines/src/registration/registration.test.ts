import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createCooldown } from '../shared/cooldown.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveRegistration, registrationFixtures } from './registration.fixtures.ts';
import { type RegistrationActor, registrationMachine } from './registration.machine.ts';
import type { RegistrationEmitted, RegistrationInput } from './registration.types.ts';
import { registrationView } from './registration.view.ts';

const token = { accessToken: 'token', expiresAt: 2000 };

function start(input: RegistrationInput = {}) {
  const clock = new SimulatedClock();
  const host = {
    signUp: vi.fn((_: unknown): Promise<unknown> => Promise.resolve()),
    sendCode: vi.fn((_: unknown): Promise<unknown> => Promise.resolve()),
    verifyAccount: vi.fn((_: unknown) => Promise.resolve(token)),
  };
  const machine = registrationMachine.provide({
    actors: {
      signUp: fromPromise((args) => host.signUp(args.input)),
      sendCode: fromPromise((args) => host.sendCode(args.input)),
      verifyAccount: fromPromise((args) => host.verifyAccount(args.input)),
      cooldown: createCooldown(clock),
    },
  });
  const actor = createActor(machine, { input });
  const emitted: RegistrationEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), clock, host, emitted };
}

const view = (actor: RegistrationActor) => registrationView(actor.getSnapshot());
const settled = (actor: RegistrationActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

async function signUp(actor: RegistrationActor) {
  actor.send({ type: 'email.change', email: ' lin@example.org' });
  actor.send({ type: 'password.change', password: 'secret' });
  actor.send({ type: 'signUp.submit' });
  await settled(actor);
}

describe('registration', () => {
  it('goes from sign-up to the code to logged in', async () => {
    const { actor, host, emitted } = start();
    expect(view(actor)).toMatchObject({ phase: 'signUp', canSubmit: false });
    await signUp(actor);
    expect(host.signUp.mock.calls).toEqual([[{ account: 'lin@example.org', password: 'secret' }]]);
    expect(view(actor)).toEqual({
      phase: 'verify',
      account: ' lin@example.org',
      verificationCode: '',
      submitting: false,
      canSubmit: false,
      resend: { phase: 'coolingDown', remainingSeconds: 60 },
      failure: null,
    });
    expect(actor.getSnapshot().context.password).toBe('');
    actor.send({ type: 'verificationCode.change', verificationCode: ' 123456 ' });
    actor.send({ type: 'verificationCode.submit' });
    await settled(actor);
    expect(host.verifyAccount.mock.calls).toEqual([[{ account: 'lin@example.org', verifyCode: '123456' }]]);
    expect(view(actor)).toEqual({ phase: 'loggedIn' });
    expect(emitted).toEqual([
      { type: 'signedUp', account: 'lin@example.org' },
      { type: 'loggedIn', ...token },
    ]);
  });

  it('starts at the code for the account in the address', () => {
    const { actor } = start({ account: 'lin@example.org' });
    expect(view(actor)).toMatchObject({ phase: 'verify', account: 'lin@example.org', resend: { phase: 'ready' } });
    expect(view(start({ account: '' }).actor)).toMatchObject({ phase: 'signUp' });
  });

  it('starts with a countdown when a code was just mailed', () => {
    const { actor, clock, host } = start({ account: 'lin@example.org', resendAfterMs: 20_000 });
    expect(view(actor)).toMatchObject({ resend: { phase: 'coolingDown', remainingSeconds: 20 } });
    actor.send({ type: 'verificationCode.resend' });
    expect(host.sendCode).not.toHaveBeenCalled();
    clock.increment(20_000);
    expect(view(actor)).toMatchObject({ resend: { phase: 'ready' } });
  });

  it('mails a new code, at most once a minute', async () => {
    const { actor, clock, host, emitted } = start({ account: 'lin@example.org' });
    actor.send({ type: 'verificationCode.resend' });
    expect(view(actor)).toMatchObject({ resend: { phase: 'sending' } });
    await settled(actor);
    expect(host.sendCode.mock.calls).toEqual([[{ account: 'lin@example.org' }]]);
    expect(emitted).toEqual([{ type: 'codeSent', account: 'lin@example.org' }]);
    clock.increment(1000);
    expect(view(actor)).toMatchObject({ resend: { phase: 'coolingDown', remainingSeconds: 59 } });
    clock.increment(58_999);
    actor.send({ type: 'verificationCode.resend' });
    expect(host.sendCode).toHaveBeenCalledTimes(1);
    clock.increment(1);
    actor.send({ type: 'verificationCode.resend' });
    expect(host.sendCode).toHaveBeenCalledTimes(2);
  });

  it('can resend at once when a code could not be mailed', async () => {
    const { actor, host, emitted } = start({ account: 'lin@example.org' });
    host.sendCode.mockRejectedValueOnce(new Error('Mail is down.'));
    actor.send({ type: 'verificationCode.resend' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'Mail is down.' }]);
    expect(view(actor)).toMatchObject({ resend: { phase: 'ready' }, failure: { message: 'Mail is down.' } });
  });

  it('keeps the code and the countdown when the code is wrong', async () => {
    const { actor, host, emitted } = start({ account: 'lin@example.org', resendAfterMs: 9000 });
    host.verifyAccount.mockRejectedValueOnce(new Error('The code is wrong.'));
    actor.send({ type: 'verificationCode.change', verificationCode: '1' });
    actor.send({ type: 'verificationCode.submit' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'The code is wrong.' }]);
    expect(view(actor)).toMatchObject({
      verificationCode: '1',
      canSubmit: true,
      resend: { phase: 'coolingDown', remainingSeconds: 9 },
    });
  });

  it('stays at sign-up and keeps its fields when the host rejects it', async () => {
    const { actor, host } = start();
    host.signUp.mockRejectedValueOnce(new Error('This account exists already.'));
    await signUp(actor);
    expect(view(actor)).toMatchObject({
      phase: 'signUp',
      email: ' lin@example.org',
      password: 'secret',
      canSubmit: true,
    });
  });

  it('ignores the reply to a resend that comes after the login', async () => {
    const { actor, host, emitted } = start({ account: 'lin@example.org' });
    let answer = (_: unknown) => {};
    host.sendCode.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    actor.send({ type: 'verificationCode.resend' });
    actor.send({ type: 'verificationCode.change', verificationCode: '123456' });
    actor.send({ type: 'verificationCode.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'));
    answer(null);
    await Promise.resolve();
    expect(emitted).toEqual([{ type: 'loggedIn', ...token }]);
  });

  it('leads to the login if the host does not log in by code', async () => {
    const { actor, host, emitted } = start({ account: 'lin@example.org' });
    host.verifyAccount.mockResolvedValueOnce(null as never);
    actor.send({ type: 'verificationCode.change', verificationCode: '123456' });
    actor.send({ type: 'verificationCode.submit' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(emitted).toEqual([{ type: 'verified', account: 'lin@example.org' }]);
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(registrationMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(registrationFixtures.map(driveRegistration));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(registrationMachine));
  });
});
