import {
  CameraError,
  type CameraFailure,
  MicrophoneError,
  type RecordingRequest,
} from '@rehearse/practice-machines/ports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, FakeStream, fakeStream } from '../shared/media-testing.ts';
import type { Resample } from '../shared/sound.ts';
import { type Capture, type CaptureListener, microphoneErrorOf, openCapture } from './capture.ts';
import { createMicrophone, type MicrophoneOptions } from './microphone.ts';

const rate = 48_000;
/** An eighth of a second. */
const block = (value: number) => new Float32Array(rate / 8).fill(value);
const resample: Resample = async (pcm, from, to) => pcm.filter((_, index) => index % (from / to) === 0);

/** Options of a recording whose blocks the test provides. */
interface RecordOptions extends Pick<MicrophoneOptions, 'camera' | 'recognizer' | 'maxVideoBytes' | 'maxSeconds'> {
  append?: () => Promise<void>;
  request?: Partial<RecordingRequest>;
  /** Called as soon as there is sound, while the camera or recogniser may still be opening. */
  onCapture?: (device: CaptureListener) => void;
}

async function record({ append: keep, request, onCapture, ...options }: RecordOptions = {}) {
  let device: CaptureListener | undefined;
  const capture = {
    sampleRate: rate,
    stream: fakeStream('audio'),
    pause: vi.fn(),
    resume: vi.fn(),
    end: vi.fn(() => Promise.resolve()),
  } satisfies Capture;
  const kept: number[] = [];
  const append = vi.fn(keep ?? (() => Promise.resolve()));
  const video: [text: string, seconds: number][] = [];
  const onStoreFailure = vi.fn();
  const microphone = createMicrophone({
    open: (listener) => {
      device = listener;
      onCapture?.(listener);
      return Promise.resolve(capture);
    },
    store: {
      append: (_, pcm, sampleRate) => {
        kept.push(pcm.length / sampleRate);
        return append();
      },
      appendVideo: async (_, piece, seconds) => void video.push([await piece.text(), seconds]),
    },
    ...options,
    onStoreFailure,
    resample,
  });
  const levels: [level: number, seconds: number][] = [];
  const onLost = vi.fn();
  const session = await microphone.open(
    { recordingId: 'a', ...request },
    { onLevel: (level, seconds) => levels.push([level, seconds]), onLost },
  );
  if (!device) throw new Error('The microphone did not open.');
  return { session, capture, kept, video, levels, onLost, onStoreFailure, device };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createMicrophone', () => {
  it('records as soon as it is open, reports levels, and stores a chunk every quarter of a second', async () => {
    const { capture, device, levels, kept } = await record();
    expect(capture.resume).toHaveBeenCalledTimes(1);
    for (const value of [1, 0.1, 0, 1, 1]) device.onBlock(block(value));
    expect(levels).toEqual([
      [1, 0.125],
      [expect.closeTo(2 / 3), 0.25],
      [0, 0.375],
      [1, 0.5],
      [1, 0.625],
    ]);
    expect(kept).toEqual([0.25, 0.25]);
  });

  it('returns a 16 kHz WAV at stop and stores the last piece too', async () => {
    const { session, device, capture, kept } = await record();
    capture.end.mockImplementationOnce(async () => device.onBlock(new Float32Array(480).fill(0.5)));
    for (let i = 0; i < 9; i++) device.onBlock(block(0.5));
    const recording = await session.stop();
    expect(recording).toMatchObject({ recordingId: 'a', durationSeconds: 1.135, samples: { sampleRate: 16_000 } });
    expect(recording.file.size).toBe(44 + 2 * 1.135 * 16_000);
    expect(recording).not.toHaveProperty('partial');
    expect(kept.reduce((sum, seconds) => sum + seconds)).toBeCloseTo(1.135);
  });

  it('returns the same file when stopped twice', async () => {
    const { session, device } = await record();
    device.onBlock(block(0.5));
    expect(await session.stop()).toBe(await session.stop());
  });

  it('returns an empty file when nothing was recorded', async () => {
    const { session } = await record();
    expect(await session.stop()).toMatchObject({ durationSeconds: 0, levels: [] });
  });

  it('pauses and resumes the capture', async () => {
    const { session, capture } = await record();
    session.pause();
    session.resume();
    expect([capture.pause.mock.calls.length, capture.resume.mock.calls.length]).toEqual([1, 2]);
  });

  it('stops at the maximum length and releases the device', async () => {
    const { session, device, capture, kept, levels } = await record({ maxSeconds: 0.3 });
    for (let i = 0; i < 5; i++) device.onBlock(block(0.5));
    expect(capture.end).toHaveBeenCalled();
    expect(levels.at(-1)?.[1]).toBeCloseTo(0.3);
    expect(levels).toHaveLength(3);
    expect((await session.stop()).durationSeconds).toBeCloseTo(0.3);
    expect(kept.reduce((sum, seconds) => sum + seconds)).toBeCloseTo(0.3);
  });

  it('keeps the sound so far when the device is lost, and reports the loss', async () => {
    const { session, device, onLost, kept } = await record();
    device.onBlock(block(0.5));
    device.onLost();
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(kept).toEqual([0.125]);
    expect(await session.stop()).toMatchObject({ partial: true, durationSeconds: 0.125 });
  });

  it('returns the file even when the store fails', async () => {
    const { session, device, onStoreFailure } = await record({ append: () => Promise.reject(new Error('broken')) });
    for (let i = 0; i < 2; i++) device.onBlock(block(0.5));
    expect((await session.stop()).durationSeconds).toBe(0.25);
    expect(onStoreFailure).toHaveBeenCalledTimes(1);
  });

  it('returns the file even when the store never answers', async () => {
    const { session, device } = await record({ append: () => new Promise(() => {}) });
    for (let i = 0; i < 2; i++) device.onBlock(block(0.5));
    expect((await session.stop()).durationSeconds).toBe(0.25);
  });

  it('when disposed, releases the device at once, stores what there is and ignores late blocks', async () => {
    const { session, device, capture, kept, levels } = await record();
    device.onBlock(block(0.5));
    session.dispose();
    device.onBlock(block(0.5));
    expect(capture.end).toHaveBeenCalledTimes(1);
    expect(kept).toEqual([0.125]);
    expect(levels).toHaveLength(1);
  });

  it('finishes a stop although it is disposed meanwhile', async () => {
    const { session, device, capture } = await record();
    device.onBlock(block(0.5));
    capture.end.mockImplementationOnce(async () => device.onBlock(block(0.5)));
    const stopping = session.stop();
    session.dispose();
    expect((await stopping).durationSeconds).toBe(0.25);
  });
});

/** A camera that opens or fails, and can be disconnected. */
function camera(answer: 'opens' | CameraFailure = 'opens') {
  const close = vi.fn();
  let lose = () => {};
  const open = vi.fn(async ({ onLost }: { onLost(): void }) => {
    lose = onLost;
    if (answer !== 'opens') throw new CameraError(answer);
    return { stream: fakeStream('video'), close, showOn: () => () => {} };
  });
  return { open, close, lose: () => lose() };
}

describe('a recording with video', () => {
  beforeEach(() => {
    FakeMediaRecorder.reset();
    vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
    vi.stubGlobal('MediaStream', FakeStream);
  });
  const request = { camera: true };
  const recorder = () => {
    const [made] = FakeMediaRecorder.instances;
    if (!made) throw new Error('No video is being recorded.');
    return made;
  };

  it('is one video of camera and sound, with everything that a sound recording has', async () => {
    const eye = camera();
    const { session, device, kept, levels } = await record({ camera: eye, request });
    expect(
      recorder()
        .stream.getTracks()
        .map(({ kind }) => kind),
    ).toEqual(['audio', 'video']);
    for (let i = 0; i < 4; i++) device.onBlock(block(0.5));
    recorder().emit('picture ');
    const recording = await session.stop();
    expect([recording.file.type, await recording.file.text()]).toEqual(['video/mp4', 'picture last']);
    expect(recording).toMatchObject({
      durationSeconds: 0.5,
      samples: { sampleRate: 16_000 },
      url: expect.stringMatching(/^blob:/),
    });
    expect(recording).not.toHaveProperty('cameraFailure');
    expect([kept, levels.length]).toEqual([[0.25, 0.25], 4]);
    expect(eye.close).toHaveBeenCalled();
  });

  it('stores each piece with the length of the sound so far', async () => {
    const { session, device, video } = await record({ camera: camera(), request });
    device.onBlock(block(0.5));
    recorder().emit('one');
    device.onBlock(block(0.5));
    await session.stop();
    expect(video).toEqual([
      ['one', 0.125],
      ['last', 0.25],
    ]);
  });

  it('does not open the camera unless it is wanted', async () => {
    const eye = camera();
    const { session } = await record({ camera: eye });
    expect(eye.open).not.toHaveBeenCalled();
    expect((await session.stop()).file.type).toBe('audio/wav');
  });

  it.each(['refused', 'missing', 'taken', 'unsupported'] as const)(
    'is the whole sound with a reason when the camera is %s',
    async (reason) => {
      const { session, device } = await record({ camera: camera(reason), request });
      device.onBlock(block(0.5));
      const recording = await session.stop();
      expect(recording).toMatchObject({ durationSeconds: 0.125, cameraFailure: reason });
      expect(recording.file).toMatchObject({ type: 'audio/wav', size: 44 + 2 * 0.125 * 16_000 });
    },
  );

  it('is the whole sound when the camera is lost, even after some video', async () => {
    const eye = camera();
    const { session, device } = await record({ camera: eye, request });
    device.onBlock(block(0.5));
    recorder().emit('one');
    eye.lose();
    device.onBlock(block(0.5));
    const recording = await session.stop();
    expect(recording).toMatchObject({ durationSeconds: 0.25, cameraFailure: 'lost' });
    expect(recording.file.type).toBe('audio/wav');
    expect(recording).not.toHaveProperty('partial');
  });

  it('is the whole sound when the video grows too large or can’t be recorded', async () => {
    const large = await record({ camera: camera(), request, maxVideoBytes: 5 });
    recorder().emit('too large');
    expect(await large.session.stop()).toMatchObject({ cameraFailure: 'full', file: { type: 'audio/wav' } });
    vi.stubGlobal('MediaRecorder', undefined);
    const none = await record({ camera: camera(), request });
    expect(await none.session.stop()).toMatchObject({ cameraFailure: 'unsupported', file: { type: 'audio/wav' } });
    const without = await record({ request });
    expect(await without.session.stop()).toMatchObject({ cameraFailure: 'unsupported' });
  });

  it('pauses and resumes with the sound', async () => {
    const { session } = await record({ camera: camera(), request });
    session.pause();
    expect(recorder().state).toBe('paused');
    session.resume();
    expect(recorder().state).toBe('recording');
  });

  it('releases the camera when it is disposed', async () => {
    const eye = camera();
    const { session } = await record({ camera: eye, request });
    session.dispose();
    await vi.waitFor(() => expect(eye.close).toHaveBeenCalled());
    expect(recorder().state).toBe('inactive');
  });

  it('does not start with a microphone that was lost while the camera opened', async () => {
    const opening = record({ camera: camera(), request, onCapture: ({ onLost }) => onLost() });
    await expect(opening).rejects.toEqual(new MicrophoneError('taken'));
  });
});

describe('a recording with a transcript', () => {
  const transcribes = (finish: () => Promise<string | null>) => {
    const transcription = { pause: vi.fn(), resume: vi.fn(), finish: vi.fn(finish), cancel: vi.fn() };
    return { transcription, recognizer: { listen: vi.fn(() => Promise.resolve(transcription)) } };
  };
  const request = { transcribe: true };

  it('includes the transcript', async () => {
    const { transcription, recognizer } = transcribes(() => Promise.resolve('the old harbour'));
    const { session, capture } = await record({ recognizer, request });
    expect(recognizer.listen).toHaveBeenCalledWith(capture.stream.getAudioTracks()[0]);
    session.pause();
    session.resume();
    const recording = await session.stop();
    expect(recording.transcript).toBe('the old harbour');
    const { transcript: _, ...finished } = recording;
    expect(transcription.finish).toHaveBeenCalledWith(finished);
    expect([transcription.pause.mock.calls.length, transcription.resume.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not transcribed unless requested', async () => {
    const { recognizer } = transcribes(() => Promise.resolve('private'));
    const { session } = await record({ recognizer });
    expect(await session.stop()).not.toHaveProperty('transcript');
    expect(recognizer.listen).not.toHaveBeenCalled();
  });

  it('succeeds without a transcript when the recogniser has none or fails', async () => {
    for (const finish of [() => Promise.resolve(null), () => Promise.reject(new Error('no'))]) {
      const { session } = await record({ recognizer: transcribes(finish).recognizer, request });
      expect(await session.stop()).not.toHaveProperty('transcript');
    }
    const { session } = await record({ recognizer: { listen: () => Promise.reject(new Error('no')) }, request });
    expect(await session.stop()).not.toHaveProperty('transcript');
  });

  it('does not wait for a recogniser that never answers', async () => {
    vi.useFakeTimers();
    const opening = record({ recognizer: { listen: () => new Promise(() => {}) }, request });
    await vi.advanceTimersByTimeAsync(1000);
    await expect((await opening).session.stop()).resolves.not.toHaveProperty('transcript');
    const { recognizer } = transcribes(() => new Promise(() => {}));
    const { session } = await record({ recognizer, request });
    const stopping = session.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await stopping).not.toHaveProperty('transcript');
  });

  it('cancels the recogniser when it is disposed', async () => {
    const { transcription, recognizer } = transcribes(() => Promise.resolve(''));
    const { session } = await record({ recognizer, request });
    session.dispose();
    expect(transcription.cancel).toHaveBeenCalled();
  });
});

describe('openCapture', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'taken'],
    ['AbortError', 'taken'],
    ['SomethingNew', 'taken'],
  ])('reports %s as %s', (name, reason) => {
    expect(microphoneErrorOf(new DOMException('', name)).reason).toBe(reason);
  });

  it('reports that recording is unsupported without media devices', async () => {
    const opening = openCapture()({ onBlock: () => {}, onLost: () => {} });
    await expect(opening).rejects.toEqual(new MicrophoneError('unsupported'));
  });

  it('releases everything when it fails halfway', async () => {
    const stop = vi.fn();
    const close = vi.fn(() => Promise.resolve());
    vi.stubGlobal('AudioWorkletNode', class {});
    vi.stubGlobal(
      'AudioContext',
      class {
        audioWorklet = { addModule: () => Promise.reject(new DOMException('no file', 'AbortError')) };
        resume = () => Promise.resolve();
        close = close;
      },
    );
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    });
    const opening = openCapture()({ onBlock: () => {}, onLost: () => {} });
    await expect(opening).rejects.toMatchObject({ reason: 'unsupported' });
    expect([stop.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });
});
