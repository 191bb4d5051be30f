import { createFakeClock } from '@rehearse/practice-machines/testing';
import { describe, expect, it } from 'vitest';
import { createFakeLocks } from '../shared/fake-locks.ts';
import { questionLockName, type TabLockState, takeTabLock } from './tab-lock.ts';

const flush = () => new Promise((resolve) => setImmediate(resolve));

function openTabs() {
  const clock = createFakeClock();
  const locks = createFakeLocks();
  return {
    clock,
    open() {
      const states: TabLockState[] = [];
      return { states, close: takeTabLock('question', (state) => states.push(state), { locks, clock }) };
    },
  };
}

describe('takeTabLock', () => {
  it('makes the first tab editable and the second read-only', async () => {
    const { clock, open } = openTabs();
    const first = open();
    await flush();
    const second = open();
    await flush();
    clock.increment(150);
    expect([first.states, second.states]).toEqual([['editable'], ['readOnly']]);
  });

  it('makes the second tab editable when the first is closed', async () => {
    const { clock, open } = openTabs();
    const first = open();
    const second = open();
    await flush();
    clock.increment(150);
    first.close();
    await flush();
    expect(second.states).toEqual(['readOnly', 'editable']);
  });

  it('does not report read-only when a tab takes over from itself', async () => {
    const { clock, open } = openTabs();
    open().close();
    const again = open();
    await flush();
    clock.increment(1000);
    expect(again.states).toEqual(['editable']);
  });

  it('reports nothing once released', async () => {
    const { clock, open } = openTabs();
    open();
    const second = open();
    second.close();
    await flush();
    clock.increment(1000);
    expect(second.states).toEqual([]);
  });

  it('makes every tab editable where there are no Web Locks', () => {
    const states: TabLockState[] = [];
    takeTabLock(questionLockName('lin@example.org', 7), (state) => states.push(state), { locks: null });
    expect(states).toEqual(['editable']);
  });

  it('makes the tab editable when the browser refuses locks', async () => {
    const states: TabLockState[] = [];
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    takeTabLock('question', (state) => states.push(state), { locks, clock: createFakeClock() });
    await flush();
    expect(states).toEqual(['editable']);
  });
});
