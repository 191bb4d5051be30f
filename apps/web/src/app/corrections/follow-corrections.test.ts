import { type Correction, createApiClient } from '@rehearse/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followCorrections } from './follow-corrections.ts';

const correction: Correction = {
  correctionId: 7,
  attemptId: 41,
  questionId: 1100001,
  submoduleId: 11,
  state: 'queued',
  requestedAt: '2030-01-15T12:00:00.000Z',
  finishedAt: null,
  isSeen: false,
};
const session = { getToken: () => null, onRefreshed: () => {}, onEnded: () => {} };
const client = createApiClient({ baseUrl: 'https://host.example', session });

/** The browser's `EventSource`, whose host is the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  readonly url: string;
  readonly options: EventSourceInit | undefined;
  constructor(url: string, options?: EventSourceInit) {
    super();
    this.url = url;
    this.options = options;
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const read = vi.fn(() => Promise.resolve<readonly Correction[]>([correction]));
  const changes: string[] = [];
  const end = followCorrections(client, { read, onChange: ({ state }) => changes.push(state) });
  return { read, changes, end };
}

function openStream() {
  vi.stubGlobal('EventSource', FakeSource);
  const followed = follow();
  const [source] = FakeSource.all;
  if (!source) throw new Error('No stream was opened.');
  return { ...followed, source };
}

it('reports the host’s events, and reads what changed before the stream was open', async () => {
  const { source, read, changes, end } = openStream();
  expect([source.url, source.options]).toEqual([
    'https://host.example/api/me/corrections/events',
    { withCredentials: true },
  ]);
  source.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(0);
  const data = JSON.stringify({ ...correction, state: 'done' });
  source.dispatchEvent(new MessageEvent('correction', { data }));
  expect(changes).toEqual(['queued', 'done']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  end();
  expect(source.readyState).toBe(2);
});

it('asks every few seconds when the host refuses the stream', async () => {
  const { source, read, changes, end } = openStream();
  source.close();
  source.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(8000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(changes).toEqual(['queued', 'queued', 'queued']);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

it('leaves it to the browser to connect again', async () => {
  const { source, read } = openStream();
  source.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});

it('asks where there are no streams, also after a failed call', async () => {
  vi.stubGlobal('EventSource', undefined);
  const { read, changes, end } = follow();
  read.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(8000);
  expect(changes.length).toBeGreaterThan(0);
  end();
});

it('reports nothing after it was ended', async () => {
  vi.stubGlobal('EventSource', undefined);
  const { changes, end } = follow();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([]);
});
