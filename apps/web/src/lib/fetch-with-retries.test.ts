import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithRetries } from './fetch-with-retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A host that gives these replies in turn; `null` is a broken connection. */
function stubHost(...statuses: (number | null)[]) {
  const fetchStub = vi.fn(async (_url: string) => {
    const status = statuses[fetchStub.mock.calls.length - 1] ?? null;
    if (status === null) throw new TypeError('The connection broke off.');
    return new Response('{"read":"yes"}', { status });
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

const options = { retries: 2, delayMs: 500 };

it('retries after a delay if the host is busy or the connection breaks', async () => {
  const fetchStub = stubHost(503, null, 200);
  const reply = fetchWithRetries('/texts.json', options);
  await vi.advanceTimersByTimeAsync(499);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(501);
  expect(await (await reply).json()).toEqual({ read: 'yes' });
  expect(fetchStub.mock.calls).toEqual([['/texts.json'], ['/texts.json'], ['/texts.json']]);
});

it.each([
  ['busy host', [503, 503, 503, 200], /answered 503/, 3],
  ['broken connection', [null, null, null, 200], /broke off/, 3],
  ['missing file', [404, 200], /answered 404/, 1],
])('gives up on a %s', async (_, statuses, message, times) => {
  const fetchStub = stubHost(...statuses);
  const reply = expect(fetchWithRetries('/texts.json', options)).rejects.toThrow(message);
  await vi.runAllTimersAsync();
  await reply;
  expect(fetchStub).toHaveBeenCalledTimes(times);
});
