import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import type { AuthToken } from '../shared/token.ts';
import { driveLogin, loginFixtures } from './login.fixtures.ts';
import { loginMachine } from './login.machine.ts';
import type { LogInRequest, LoginEmitted } from './login.types.ts';
import { loginView } from './login.view.ts';

const token: AuthToken = { accessToken: 'token', expiresAt: 2000 };

function start(logIn: (request: LogInRequest) => Promise<AuthToken>) {
  const calls = vi.fn(logIn);
  const machine = loginMachine.provide({ actors: { logIn: fromPromise(({ input }) => calls(input)) } });
  const actor = createActor(machine, { input: {} });
  const emitted: LoginEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted };
}

function fill(actor: ReturnType<typeof start>['actor']) {
  actor.send({ type: 'email.change', email: ' lin@example.org ' });
  actor.send({ type: 'password.change', password: ' secret ' });
}

const settled = (actor: ReturnType<typeof start>['actor']) => waitFor(actor, (s) => !s.hasTag('busy'));

describe('login', () => {
  it('cannot be submitted while the email or the password is empty', () => {
    const { actor, calls } = start(() => Promise.resolve(token));
    expect(loginView(actor.getSnapshot()).canSubmit).toBe(false);
    actor.send({ type: 'email.change', email: 'lin@example.org' });
    expect(loginView(actor.getSnapshot()).canSubmit).toBe(false);
    actor.send({ type: 'login.submit' });
    expect(calls).not.toHaveBeenCalled();
    actor.send({ type: 'password.change', password: 's' });
    expect(loginView(actor.getSnapshot()).canSubmit).toBe(true);
    actor.send({ type: 'email.change', email: '  ' });
    expect(loginView(actor.getSnapshot()).canSubmit).toBe(false);
  });

  it('sends the trimmed email and the password as typed, and emits the token', async () => {
    const { actor, calls, emitted } = start(() => Promise.resolve(token));
    fill(actor);
    actor.send({ type: 'login.submit' });
    expect(loginView(actor.getSnapshot())).toMatchObject({ phase: 'submitting', canSubmit: false });
    await settled(actor);
    expect(calls.mock.calls).toEqual([[{ account: 'lin@example.org', password: ' secret ' }]]);
    expect(emitted).toEqual([{ type: 'loggedIn', ...token }]);
    expect(actor.getSnapshot().context.password).toBe('');
  });

  it('reports the host’s message once and keeps the input', async () => {
    const { actor, emitted } = start(() => Promise.reject(new Error('Wrong password.')));
    fill(actor);
    actor.send({ type: 'login.submit' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'Wrong password.' }]);
    expect(loginView(actor.getSnapshot())).toEqual({
      phase: 'editing',
      email: ' lin@example.org ',
      password: ' secret ',
      canSubmit: true,
      failure: { code: 'server', message: 'Wrong password.' },
    });
    actor.send({ type: 'password.change', password: 'other' });
    expect(loginView(actor.getSnapshot()).failure).toBeNull();
  });

  it('reports the code `unknown` when the host gave no reason', async () => {
    const { actor, emitted } = start(() => Promise.reject(undefined));
    fill(actor);
    actor.send({ type: 'login.submit' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'unknown', message: '' }]);
  });

  it('sends once for a double click, and locks the fields meanwhile', () => {
    const { actor, calls } = start(() => new Promise(() => {}));
    fill(actor);
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'login.submit' });
    actor.send({ type: 'email.change', email: 'other@example.org' });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.email).toBe(' lin@example.org ');
  });

  it('ignores a reply that comes after the form was left', async () => {
    let answer = (_: AuthToken) => {};
    const { actor, emitted } = start(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    fill(actor);
    actor.send({ type: 'login.submit' });
    actor.stop();
    answer(token);
    await Promise.resolve();
    expect(emitted).toEqual([]);
  });

  it('explains what to provide when run without actors', async () => {
    const actor = createActor(loginMachine, { input: { email: 'lin@example.org' } }).start();
    actor.send({ type: 'password.change', password: 's' });
    actor.send({ type: 'login.submit' });
    await waitFor(actor, (s) => !s.hasTag('busy'));
    expect(actor.getSnapshot().context.failure?.message).toContain('actor "logIn"');
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(loginMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(loginFixtures.map(driveLogin));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(loginMachine));
  });
});
