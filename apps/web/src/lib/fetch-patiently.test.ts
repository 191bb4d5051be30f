import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPatiently } from './fetch-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A host that gives these replies in turn; `null` is a broken connection. */
function hostThatSays(...statuses: (number | null)[]) {
  const asked = vi.fn(async (_url: string) => {
    const status = statuses[asked.mock.calls.length - 1] ?? null;
    if (status === null) throw new TypeError('The line broke off.');
    return new Response('{"read":"yes"}', { status });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const patience = { retries: 2, delayMs: 500 };

it('asks a busy host and a broken line again, after a pause each', async () => {
  const asked = hostThatSays(503, null, 200);
  const reply = fetchPatiently('/texts.json', patience);
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(501);
  expect(await (await reply).json()).toEqual({ read: 'yes' });
  expect(asked.mock.calls).toEqual([['/texts.json'], ['/texts.json'], ['/texts.json']]);
});

it.each([
  ['busy host', [503, 503, 503, 200], /answered 503/, 3],
  ['broken line', [null, null, null, 200], /broke off/, 3],
  ['file that is not there', [404, 200], /answered 404/, 1],
])('gives up on a %s', async (_, statuses, message, times) => {
  const asked = hostThatSays(...statuses);
  const reply = expect(fetchPatiently('/texts.json', patience)).rejects.toThrow(message);
  await vi.runAllTimersAsync();
  await reply;
  expect(asked).toHaveBeenCalledTimes(times);
});
