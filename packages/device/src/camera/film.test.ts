import type { CameraFailure } from '@rehearse/practice-machines/ports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, fakeStream } from '../shared/media-testing.ts';
import { startFilm, videoBitsPerSecond } from './film.ts';

const MiB = 1024 * 1024;

beforeEach(() => {
  FakeMediaRecorder.reset();
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(maxBytes = 8 * MiB) {
  const pieces: Blob[] = [];
  const failures: CameraFailure[] = [];
  const film = startFilm({
    stream: fakeStream('video'),
    maxSeconds: 180,
    maxBytes,
    onPiece: (piece) => pieces.push(piece),
    onFailed: (reason) => failures.push(reason),
  });
  const recorder = FakeMediaRecorder.made.at(-1);
  if (!film || !recorder) throw new Error('Nothing was filmed.');
  return { film, recorder, pieces, failures };
}

describe('a film', () => {
  it('gives its pieces as they come and the whole file at the end, the last piece included', async () => {
    const { film, recorder, pieces, failures } = start();
    recorder.give('first ');
    recorder.give('');
    recorder.give('second ');
    expect(await Promise.all(pieces.map((piece) => piece.text()))).toEqual(['first ', 'second ']);
    const file = await film.end();
    expect([file?.type, await file?.text()]).toEqual(['video/mp4', 'first second last']);
    expect(await film.end()).toBe(file);
    expect(failures).toEqual([]);
  });

  it('takes what plays everywhere if the browser can make it, else any MP4', () => {
    expect(start().recorder.options.mimeType).toBe('video/mp4');
    FakeMediaRecorder.supported = (type) => type.startsWith('video/mp4');
    expect(start().recorder.options.mimeType).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
    FakeMediaRecorder.supported = (type) => type === 'video/webm';
    const none = startFilm({
      stream: fakeStream('video'),
      maxSeconds: 180,
      maxBytes: MiB,
      onPiece: () => {},
      onFailed: () => {},
    });
    expect(none).toBeNull();
  });

  it.each([60, 180, 240, 300])('of %i seconds stays below the largest upload, container and all', (maxSeconds) => {
    const audio = 48_000;
    const bytes = ((videoBitsPerSecond({ maxSeconds, maxBytes: 8 * MiB }) + audio) * maxSeconds) / 8;
    expect(bytes).toBeLessThan(0.9 * 8 * MiB);
  });

  it('that grows too large is given up, and says so once', async () => {
    const { film, recorder, pieces, failures } = start(10);
    recorder.give('12345');
    recorder.give('1234567');
    recorder.give('8');
    expect(failures).toEqual(['full']);
    expect(pieces).toHaveLength(1);
    expect(await film.end()).toBeNull();
  });

  it('pauses and goes on', () => {
    const { film, recorder } = start();
    film.pause();
    expect(recorder.state).toBe('paused');
    film.resume();
    expect(recorder.state).toBe('recording');
  });

  it('that the browser breaks off or can’t make is none', async () => {
    const broken = start();
    broken.recorder.give('first');
    broken.recorder.onerror?.();
    expect([broken.failures, await broken.film.end()]).toEqual([['unsupported'], null]);
    const ended = start();
    ended.recorder.give('first');
    ended.recorder.stop();
    await Promise.resolve();
    expect([ended.failures, await ended.film.end()]).toEqual([['lost'], null]);
  });

  it('whose end never comes is none: without its last piece it may not play', async () => {
    vi.useFakeTimers();
    FakeMediaRecorder.atStop = 'hangs';
    const { film, recorder, failures } = start();
    recorder.give('first');
    const file = film.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([await file, failures]).toEqual([null, ['unsupported']]);
  });
});
