import { afterEach, expect, it, vi } from 'vitest';
import { claimQuestion } from './claim-question.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Locks that are granted at once, and who holds one. */
function grantLocks(): Set<string> {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, granted: () => Promise<void> | undefined) => {
    held.add(name);
    await granted();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return held;
}

it('the same question twice on a page is for both, until neither is there', async () => {
  const held = grantLocks();
  const states: string[] = [];
  const leave = ['first', 'second'].map((name) =>
    claimQuestion('page/question/7', (state) => states.push(`${name} ${state}`)),
  );
  expect(states).toEqual(['first editable', 'second editable']);
  leave[0]?.();
  await Promise.resolve();
  expect([...held]).toEqual(['page/question/7']);
  leave[1]?.();
  await vi.waitFor(() => expect([...held]).toEqual([]));
});
