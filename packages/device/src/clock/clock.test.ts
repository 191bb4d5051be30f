import { describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

/** A browser whose time and timers the test controls. */
function fakeBrowser() {
  let time = 0;
  let native: { callback: () => void; at: number } | undefined;
  let wake: (() => void) | undefined;
  const clock = createClock({
    now: () => time,
    setTimeout: (callback, ms) => {
      native = { callback, at: time + ms };
      return native;
    },
    clearTimeout: () => {
      native = undefined;
    },
    onWake: (callback) => {
      wake = callback;
      return () => {
        wake = undefined;
      };
    },
  });
  return {
    clock,
    /** Lets time pass; the browser's timer fires when due. */
    pass(ms: number) {
      const end = time + ms;
      while (native && native.at <= end) {
        const { callback, at } = native;
        time = Math.max(time, at);
        native = undefined;
        callback();
      }
      time = end;
    },
    /** Lets time pass without firing timers, as in a frozen tab. */
    freeze(ms: number) {
      time += ms;
    },
    /** Fires the timer before it is due. */
    runEarly: () => native?.callback(),
    wake: () => wake?.(),
    isListening: () => wake !== undefined,
    nativeDelay: () => (native ? native.at - time : undefined),
  };
}

describe('createClock', () => {
  it('calls each timeout once, in the order they fall due', () => {
    const browser = fakeBrowser();
    const calls: string[] = [];
    browser.clock.setTimeout(() => calls.push('late'), 200);
    browser.clock.setTimeout(() => calls.push('early'), 100);
    browser.clock.setTimeout(() => calls.push('never'), 3000);
    browser.pass(1000);
    expect(calls).toEqual(['early', 'late']);
  });

  it('is never early, even if the browser is', () => {
    const browser = fakeBrowser();
    const callback = vi.fn();
    browser.clock.setTimeout(callback, 100);
    browser.freeze(99.5);
    browser.runEarly();
    expect(callback).not.toHaveBeenCalled();
    browser.pass(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('runs overdue timeouts as soon as a frozen page resumes', () => {
    const browser = fakeBrowser();
    const callback = vi.fn();
    browser.clock.setTimeout(callback, 1000);
    browser.freeze(3_600_000);
    browser.wake();
    expect(callback).toHaveBeenCalledTimes(1);
    browser.wake();
    browser.pass(10_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not call a cleared timeout, not even one cleared by another timeout that is due too', () => {
    const browser = fakeBrowser();
    const callback = vi.fn();
    const second = { id: undefined as unknown };
    browser.clock.setTimeout(() => browser.clock.clearTimeout(second.id), 100);
    second.id = browser.clock.setTimeout(callback, 100);
    browser.pass(1000);
    expect(callback).not.toHaveBeenCalled();
  });

  it('lets a callback set the next timeout', () => {
    const browser = fakeBrowser();
    const at: number[] = [];
    const tick = () => {
      at.push(browser.clock.now());
      if (at.length < 3) browser.clock.setTimeout(tick, 250);
    };
    tick();
    browser.pass(10_000);
    expect(at).toEqual([0, 250, 500]);
  });

  it('continues after a callback that throws', () => {
    const browser = fakeBrowser();
    const callback = vi.fn();
    browser.clock.setTimeout(() => {
      throw new Error('broken');
    }, 100);
    browser.clock.setTimeout(callback, 100);
    expect(() => browser.pass(100)).toThrow('broken');
    browser.pass(100);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('never requests a longer timeout than browsers support', () => {
    const browser = fakeBrowser();
    browser.clock.setTimeout(() => {}, 10 ** 12);
    expect(browser.nativeDelay()).toBe(2 ** 31 - 1);
  });

  it('listens to page events only while a timeout is pending', () => {
    const browser = fakeBrowser();
    expect(browser.isListening()).toBe(false);
    const id = browser.clock.setTimeout(() => {}, 100);
    expect(browser.isListening()).toBe(true);
    browser.clock.clearTimeout(id);
    expect(browser.isListening()).toBe(false);
  });

  it('works in Node without options', async () => {
    const clock = createClock();
    const start = clock.now();
    await new Promise<void>((resolve) => clock.setTimeout(resolve, 5));
    expect(clock.now() - start).toBeGreaterThanOrEqual(5);
  });
});
