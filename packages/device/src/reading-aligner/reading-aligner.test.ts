import { createFakePlayer } from '@rehearse/practice-machines/testing';
import type { AlignmentInput, ReadingAlignment } from '@rehearse/speech-alignment';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadingAligner } from './reading-aligner.ts';

const sampleRate = 16_000;
/** Files of the host: JSON, the bytes of a sound, or a status. */
let files: Record<string, unknown> = {};
let asked: { url: string; credentials: string | undefined }[] = [];

const times = {
  seconds: 2,
  words: [
    { text: 'Boats', start: 0.5, end: 1 },
    { text: 'left.', start: 1, end: 1.5 },
  ],
};
/** A file whose sound lasts so many tenths of a second; each sample tells the sound and its tenth. */
const soundOf = (tenths: number) => new Uint8Array(tenths).map((_, index) => index);
const decode = async (file: ArrayBuffer) =>
  new Float32Array(file.byteLength * 1600).map((_, index) => (file.byteLength + Math.floor(index / 1600)) / 100);
const request = {
  recording: new Blob([soundOf(30)]),
  sampleUrl: 'http://host/sample.mp3',
  wordTimesUrl: 'http://host/times.json',
};
const aligned: ReadingAlignment = {
  kind: 'aligned',
  words: [{ start: 1, end: 1.4 }],
  pauses: [],
  brokenOffAfter: 0,
};

beforeEach(() => {
  files = { 'http://host/sample.mp3': soundOf(20), 'http://host/times.json': times };
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { credentials }: RequestInit) => {
    asked.push({ url, credentials });
    const file = files[url] ?? 404;
    if (typeof file === 'number') return new Response(null, { status: file });
    return new Response(file instanceof Uint8Array ? new Blob([file as BlobPart]) : JSON.stringify(file));
  });
});
afterEach(() => vi.unstubAllGlobals());

function start(alignment: ReadingAlignment = aligned) {
  const player = createFakePlayer();
  const inputs: AlignmentInput[] = [];
  const align = async (input: AlignmentInput) => {
    inputs.push(input);
    return alignment;
  };
  const aligner = createReadingAligner({ decode, align, player });
  const { signal } = new AbortController();
  return { inputs, player, find: (own: Partial<typeof request> = {}) => aligner.align({ ...request, ...own }, signal) };
}

it('finds each word of the text in both sounds', async () => {
  const { find, inputs } = start();
  expect(await find()).toMatchObject({
    words: [
      { text: 'Boats', own: { start: 1, end: 1.4 }, sample: { start: 0.5, end: 1 } },
      { text: 'left.', own: null, sample: { start: 1, end: 1.5 } },
    ],
    brokenOffAfter: 0,
  });
  expect(inputs[0]).toMatchObject({ recording: { sampleRate }, words: times.words });
  expect(inputs[0]?.recording.samples).toHaveLength(3 * sampleRate);
});

it('loads a recording from the host as its owner, and the sample as anybody', async () => {
  files['http://host/mine.wav'] = soundOf(30);
  await start().find({ recording: 'http://host/mine.wav' } as never);
  expect(asked).toContainEqual({ url: 'http://host/mine.wav', credentials: 'include' });
  expect(asked).toContainEqual({ url: 'http://host/sample.mp3', credentials: 'same-origin' });
});

it('passes on that nothing was found', async () => {
  expect(await start({ kind: 'unmatched' }).find()).toEqual({ kind: 'unmatched' });
});

it.each([
  ['the voice has none', 404],
  ['they are of another clip', { ...times, seconds: 2.4 }],
  ['they are not word times', { words: 'none' }],
])('knows no words if %s', async (_, file) => {
  files['http://host/times.json'] = file;
  expect(await start().find()).toBeNull();
});

it.each(['http://host/times.json', 'http://host/sample.mp3'])('rejects if the host fails on %s', async (url) => {
  files[url] = 503;
  await expect(start().find()).rejects.toThrow('503');
});

it('rejects if it is no longer wanted', async () => {
  const gone = AbortSignal.abort();
  await expect(createReadingAligner({ decode, align: async () => aligned }).align(request, gone)).rejects.toThrow();
});

it('plays a word alone, from the voice and at the speed that were asked for', async () => {
  const { find, player } = start();
  const made: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return `blob:${made.length}`;
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const reading = await find();
  if (reading?.kind !== 'aligned') throw new Error('not aligned');
  const ends: string[] = [];
  const listener = { onEnded: () => ends.push('ended'), onFailed: () => ends.push('failed') };
  reading.play({ voice: 'own', span: { start: 1, end: 1.4 }, rate: 0.75 }, listener);
  player.end();
  expect(player.plays).toEqual([{ url: 'blob:1', rate: 0.75, stopped: false }]);
  const wav = new DataView((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(44));
  const seconds = (wav.byteLength - 44) / 2 / sampleRate;
  expect(seconds).toBeGreaterThanOrEqual(0.4);
  expect(seconds).toBeLessThan(0.5);
  const middle = wav.getInt16(44 + Math.round(0.2 * sampleRate) * 2, true) / 32767;
  expect(middle).toBeCloseTo(0.41, 3);
  expect(ends).toEqual(['ended']);

  const stop = reading.play({ voice: 'sample', span: { start: 1, end: 1.5 }, rate: 1 }, listener);
  stop();
  expect(player.plays[1]).toMatchObject({ rate: 1, stopped: true });
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  expect(ends).toEqual(['ended']);
  create.mockRestore();
  revoke.mockRestore();
});
