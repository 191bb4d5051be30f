import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createCooldown } from '../shared/cooldown.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { drivePasswordReset, passwordResetFixtures } from './password-reset.fixtures.ts';
import { type PasswordResetActor, passwordResetMachine } from './password-reset.machine.ts';
import type { PasswordResetEmitted } from './password-reset.types.ts';
import { passwordResetView } from './password-reset.view.ts';

function start() {
  const clock = new SimulatedClock();
  const host = {
    checkEmail: vi.fn((_: unknown): Promise<unknown> => Promise.resolve()),
    sendCode: vi.fn((_: unknown): Promise<unknown> => Promise.resolve()),
    resetPassword: vi.fn((_: unknown): Promise<unknown> => Promise.resolve()),
  };
  const machine = passwordResetMachine.provide({
    actors: {
      checkEmail: fromPromise((args) => host.checkEmail(args.input)),
      sendCode: fromPromise((args) => host.sendCode(args.input)),
      resetPassword: fromPromise((args) => host.resetPassword(args.input)),
      cooldown: createCooldown(clock),
    },
  });
  const actor = createActor(machine, { input: {} });
  const emitted: PasswordResetEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), clock, host, emitted };
}

const view = (actor: PasswordResetActor) => passwordResetView(actor.getSnapshot());
const settled = (actor: PasswordResetActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

async function startAtPassword() {
  const started = start();
  started.actor.send({ type: 'email.change', email: ' lin@example.org ' });
  started.actor.send({ type: 'step.next' });
  await settled(started.actor);
  return started;
}

function fill(actor: PasswordResetActor, confirmation = 'secret') {
  actor.send({ type: 'password.change', password: 'secret' });
  actor.send({ type: 'confirmation.change', confirmation });
  actor.send({ type: 'verificationCode.change', verificationCode: ' 123456 ' });
}

describe('password reset', () => {
  it('asks for the email first', () => {
    const { actor, emitted, host } = start();
    expect(view(actor)).toMatchObject({ step: 0, canGoNext: false });
    actor.send({ type: 'step.next' });
    expect(emitted).toEqual([{ type: 'failed', code: 'emailEmpty', message: '' }]);
    expect(view(actor)).toMatchObject({ step: 0, failure: { code: 'emailEmpty' } });
    expect(host.checkEmail).not.toHaveBeenCalled();
    actor.send({ type: 'email.change', email: 'l' });
    expect(view(actor)).toMatchObject({ step: 0, canGoNext: true, failure: null });
  });

  it('stays at the email when the host rejects it', async () => {
    const { actor, host, emitted } = start();
    host.checkEmail.mockRejectedValueOnce(new Error('Unknown account.'));
    actor.send({ type: 'email.change', email: 'x' });
    actor.send({ type: 'step.next' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'Unknown account.' }]);
    expect(view(actor)).toMatchObject({ step: 0, email: 'x' });
  });

  it('can continue when password, confirmation and code are filled', async () => {
    const { actor } = await startAtPassword();
    actor.send({ type: 'password.change', password: 'secret' });
    expect(view(actor)).toMatchObject({ step: 1, canGoNext: false });
    actor.send({ type: 'confirmation.change', confirmation: 'secret' });
    expect(view(actor)).toMatchObject({ step: 1, canGoNext: false });
    actor.send({ type: 'step.next' });
    expect(view(actor)).toMatchObject({ step: 1, submitting: false });
    actor.send({ type: 'verificationCode.change', verificationCode: '1' });
    expect(view(actor)).toMatchObject({ step: 1, canGoNext: true });
  });

  it.each([
    ['different', 'secret', 'secreT'],
    ['empty', '', ''],
  ])('refuses %s passwords', async (_, password, confirmation) => {
    const { actor, emitted, host } = await startAtPassword();
    fill(actor, confirmation);
    actor.send({ type: 'password.change', password });
    actor.send({ type: 'step.next' });
    expect(emitted).toEqual([{ type: 'failed', code: 'passwordsMismatch', message: '' }]);
    expect(host.resetPassword).not.toHaveBeenCalled();
  });

  it('sets the new password, emits an event and clears it', async () => {
    const { actor, emitted, host } = await startAtPassword();
    fill(actor);
    actor.send({ type: 'step.next' });
    actor.send({ type: 'step.next' });
    await settled(actor);
    expect(host.resetPassword.mock.calls).toEqual([
      [{ account: 'lin@example.org', verifyCode: '123456', newPassword: 'secret' }],
    ]);
    expect(emitted).toEqual([{ type: 'passwordReset', account: 'lin@example.org' }]);
    expect(view(actor)).toMatchObject({ phase: 'done', step: 2 });
    expect(actor.getSnapshot().context).toMatchObject({ password: '', confirmation: '', verificationCode: '' });
  });

  it('keeps all input when the code is wrong', async () => {
    const { actor, host } = await startAtPassword();
    host.resetPassword.mockRejectedValueOnce(new Error('The code is wrong.'));
    fill(actor);
    actor.send({ type: 'step.next' });
    await settled(actor);
    expect(view(actor)).toMatchObject({
      step: 1,
      password: 'secret',
      canGoNext: true,
      failure: { code: 'server', message: 'The code is wrong.' },
    });
  });

  it('mails a code and counts down 60 seconds before the next', async () => {
    const { actor, clock, host, emitted } = await startAtPassword();
    actor.send({ type: 'verificationCode.send' });
    await settled(actor);
    expect(host.sendCode.mock.calls).toEqual([[{ account: 'lin@example.org' }]]);
    expect(emitted).toEqual([{ type: 'codeSent', account: 'lin@example.org' }]);
    expect(view(actor)).toMatchObject({ mailing: { phase: 'coolingDown', remainingSeconds: 60 } });
    clock.increment(59_000);
    actor.send({ type: 'verificationCode.send' });
    expect(view(actor)).toMatchObject({ mailing: { phase: 'coolingDown', remainingSeconds: 1 } });
    clock.increment(1000);
    expect(view(actor)).toMatchObject({ mailing: { phase: 'ready' } });
    expect(host.sendCode).toHaveBeenCalledTimes(1);
  });

  it('keeps the countdown when going back to the email, and ends it for another email', async () => {
    const { actor } = await startAtPassword();
    actor.send({ type: 'verificationCode.send' });
    await settled(actor);
    actor.send({ type: 'step.back' });
    actor.send({ type: 'verificationCode.send' });
    actor.send({ type: 'step.next' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ step: 1, mailing: { phase: 'coolingDown' } });
    actor.send({ type: 'step.back' });
    actor.send({ type: 'email.change', email: 'other@example.org' });
    actor.send({ type: 'step.next' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ step: 1, mailing: { phase: 'ready' } });
  });

  it('enables the button again at once when no code could be mailed', async () => {
    const { actor, host, emitted } = await startAtPassword();
    host.sendCode.mockRejectedValueOnce('Mail is down.');
    actor.send({ type: 'verificationCode.send' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'Mail is down.' }]);
    expect(view(actor)).toMatchObject({ mailing: { phase: 'ready' } });
  });

  it('ignores the reply to a code for an email that was changed', async () => {
    const { actor, host, emitted } = await startAtPassword();
    let answer = (_: unknown) => {};
    host.sendCode.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    actor.send({ type: 'verificationCode.send' });
    actor.send({ type: 'step.back' });
    actor.send({ type: 'email.change', email: 'other@example.org' });
    answer(null);
    await Promise.resolve();
    expect(emitted).toEqual([]);
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(passwordResetMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(passwordResetFixtures.map(drivePasswordReset));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(passwordResetMachine));
  });
});
