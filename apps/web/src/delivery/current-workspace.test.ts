import { expect, it, vi } from 'vitest';
import { createTestSession } from '../testing/services.ts';
import { createCurrentWorkspace } from './current-workspace.ts';
import type { LearnerWorkspace } from './learner-workspace.ts';

const retryMs = 1;

function start(addresses: (string | null)[]) {
  const session = createTestSession('loggedOut');
  const closed: string[] = [];
  const warnings: ((code: 'blocked' | 'full') => void)[] = [];
  const workspace = createCurrentWorkspace({
    session,
    me: { owner: async () => addresses.shift() ?? null },
    open: async (account, onWarning) => {
      warnings.push((code) => onWarning({ code, cause: null }));
      return { account, answers: { outbox: { close: () => closed.push(account) } } } as unknown as LearnerWorkspace;
    },
    retryMs,
  });
  return { session, workspace, closed, warn: (code: 'blocked' | 'full') => warnings.at(-1)?.(code) };
}

it('opens for whoever signs in and closes when they are signed out', async () => {
  const { session, workspace, closed } = start(['lin@example.org', 'kim@example.org']);
  expect(workspace.current()).toBeNull();
  session.become('loggedIn');
  await vi.waitFor(() => expect(workspace.current()?.account).toBe('lin@example.org'));
  session.become('loggedOut');
  expect([workspace.current(), closed]).toEqual([null, ['lin@example.org']]);
  session.become('loggedIn');
  await vi.waitFor(() => expect(workspace.current()?.account).toBe('kim@example.org'));
});

it('never files work under nobody: it waits until the host says whose session it is', async () => {
  const { session, workspace } = start([null, null, 'lin@example.org']);
  session.become('loggedIn');
  await vi.waitFor(() => expect(workspace.current()?.account).toBe('lin@example.org'));
});

it('leaves nothing open when the session ends before the workspace is there', async () => {
  const { session, workspace, closed } = start(['lin@example.org']);
  session.become('loggedIn');
  session.become('loggedOut');
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  expect([workspace.current(), closed]).toEqual([null, []]);
});

it('tells of storage that keeps nothing, until the session ends', async () => {
  const { session, workspace, warn } = start(['lin@example.org']);
  session.become('loggedIn');
  await vi.waitFor(() => expect(workspace.current()).not.toBeNull());
  warn('full');
  expect(workspace.warning()).toBe('full');
  session.become('loggedOut');
  expect(workspace.warning()).toBeNull();
});
