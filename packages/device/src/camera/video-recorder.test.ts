import type { CameraFailure } from '@rehearse/practice-machines/ports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, fakeStream } from '../shared/media-testing.ts';
import { startVideoRecorder, videoBitsPerSecond } from './video-recorder.ts';

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
  const video = startVideoRecorder({
    stream: fakeStream('video'),
    maxSeconds: 180,
    maxBytes,
    onPiece: (piece) => pieces.push(piece),
    onFailed: (reason) => failures.push(reason),
  });
  const recorder = FakeMediaRecorder.instances.at(-1);
  if (!video || !recorder) throw new Error('No video is being recorded.');
  return { video, recorder, pieces, failures };
}

describe('startVideoRecorder', () => {
  it('passes on each piece as it comes, and returns the whole file at the end, including the last piece', async () => {
    const { video, recorder, pieces, failures } = start();
    recorder.emit('first ');
    recorder.emit('');
    recorder.emit('second ');
    expect(await Promise.all(pieces.map((piece) => piece.text()))).toEqual(['first ', 'second ']);
    const file = await video.end();
    expect([file?.type, await file?.text()]).toEqual(['video/mp4', 'first second last']);
    expect(await video.end()).toBe(file);
    expect(failures).toEqual([]);
  });

  it('prefers codecs that play everywhere, then any MP4', () => {
    expect(start().recorder.options.mimeType).toBe('video/mp4');
    FakeMediaRecorder.supported = (type) => type.startsWith('video/mp4');
    expect(start().recorder.options.mimeType).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
    FakeMediaRecorder.supported = (type) => type === 'video/webm';
    const none = startVideoRecorder({
      stream: fakeStream('video'),
      maxSeconds: 180,
      maxBytes: MiB,
      onPiece: () => {},
      onFailed: () => {},
    });
    expect(none).toBeNull();
  });

  it.each([60, 180, 240, 300])(
    'keeps a video of %i seconds below the upload limit, container included',
    (maxSeconds) => {
      const audio = 48_000;
      const bytes = ((videoBitsPerSecond({ maxSeconds, maxBytes: 8 * MiB }) + audio) * maxSeconds) / 8;
      expect(bytes).toBeLessThan(0.9 * 8 * MiB);
    },
  );

  it('fails once when the file grows too large', async () => {
    const { video, recorder, pieces, failures } = start(10);
    recorder.emit('12345');
    recorder.emit('1234567');
    recorder.emit('8');
    expect(failures).toEqual(['full']);
    expect(pieces).toHaveLength(1);
    expect(await video.end()).toBeNull();
  });

  it('pauses and resumes', () => {
    const { video, recorder } = start();
    video.pause();
    expect(recorder.state).toBe('paused');
    video.resume();
    expect(recorder.state).toBe('recording');
  });

  it('returns no file when the browser stops or fails', async () => {
    const broken = start();
    broken.recorder.emit('first');
    broken.recorder.onerror?.();
    expect([broken.failures, await broken.video.end()]).toEqual([['unsupported'], null]);
    const ended = start();
    ended.recorder.emit('first');
    ended.recorder.stop();
    await Promise.resolve();
    expect([ended.failures, await ended.video.end()]).toEqual([['lost'], null]);
  });

  it('returns no file when the recorder never stops, since it may not play without its last piece', async () => {
    vi.useFakeTimers();
    FakeMediaRecorder.atStop = 'hangs';
    const { video, recorder, failures } = start();
    recorder.emit('first');
    const file = video.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([await file, failures]).toEqual([null, ['unsupported']]);
  });
});
