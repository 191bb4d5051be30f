import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToaster, toastDurationMs } from './toaster.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.getMessages().map((message) => message.text);

it('shows a message for two seconds', () => {
  const toaster = createToaster();
  toaster.show('Saved');
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(texts(toaster)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(toaster)).toEqual([]);
});

it('says a repeated message once and restarts its time', () => {
  const toaster = createToaster();
  const first = toaster.show('Offline', 'critical');
  vi.advanceTimersByTime(1500);
  expect(toaster.show('Offline', 'critical')).toBe(first);
  vi.advanceTimersByTime(1500);
  expect(texts(toaster)).toEqual(['Offline']);
});

it('keeps the three latest', () => {
  const toaster = createToaster();
  for (const text of ['1', '2', '3', '4']) toaster.show(text);
  expect(texts(toaster)).toEqual(['2', '3', '4']);
});

it('waits while it is read', () => {
  const toaster = createToaster();
  toaster.show('Read me');
  toaster.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(toaster)).toEqual(['Read me']);
  toaster.resume();
  vi.advanceTimersByTime(toastDurationMs);
  expect(texts(toaster)).toEqual([]);
});

it('tells its listeners until they leave', () => {
  const toaster = createToaster();
  const changed = vi.fn();
  const leave = toaster.subscribe(changed);
  toaster.hide(toaster.show('Hello'));
  leave();
  toaster.show('Again');
  expect(changed).toHaveBeenCalledTimes(2);
});
