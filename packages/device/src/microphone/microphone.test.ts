import { MicrophoneError } from '@rehearse/practice-machines/ports';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Resample } from '../shared/sound.ts';
import { type Capture, type CaptureListener, microphoneErrorOf, openCapture } from './capture.ts';
import { createMicrophone } from './microphone.ts';

const rate = 48_000;
/** An eighth of a second. */
const block = (value: number) => new Float32Array(rate / 8).fill(value);
const resample: Resample = async (pcm, from, to) => pcm.filter((_, index) => index % (from / to) === 0);

/** A microphone whose blocks are given by hand. */
async function record(options: { maxSeconds?: number; append?: () => Promise<void> } = {}) {
  let device: CaptureListener | undefined;
  const capture = {
    sampleRate: rate,
    pause: vi.fn(),
    resume: vi.fn(),
    end: vi.fn(() => Promise.resolve()),
  } satisfies Capture;
  const kept: number[] = [];
  const append = vi.fn(options.append ?? (() => Promise.resolve()));
  const onStoreFailure = vi.fn();
  const microphone = createMicrophone({
    open: (listener) => {
      device = listener;
      return Promise.resolve(capture);
    },
    store: {
      append: (_, pcm, sampleRate) => {
        kept.push(pcm.length / sampleRate);
        return append();
      },
    },
    ...(options.maxSeconds === undefined ? {} : { maxSeconds: options.maxSeconds }),
    onStoreFailure,
    resample,
  });
  const levels: [level: number, seconds: number][] = [];
  const onLost = vi.fn();
  const session = await microphone.open(
    { recordingId: 'a' },
    { onLevel: (level, seconds) => levels.push([level, seconds]), onLost },
  );
  if (!device) throw new Error('The microphone did not open.');
  return { session, capture, kept, levels, onLost, onStoreFailure, device };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createMicrophone', () => {
  it('records from when it is open, tells levels, and keeps a chunk each quarter of a second', async () => {
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

  it('gives a 16 kHz WAV at stop and keeps the last piece too', async () => {
    const { session, device, capture, kept } = await record();
    capture.end.mockImplementationOnce(async () => device.onBlock(new Float32Array(480).fill(0.5)));
    for (let i = 0; i < 9; i++) device.onBlock(block(0.5));
    const recording = await session.stop();
    expect(recording).toMatchObject({ recordingId: 'a', durationSeconds: 1.135, samples: { sampleRate: 16_000 } });
    expect(recording.file.size).toBe(44 + 2 * 1.135 * 16_000);
    expect(recording).not.toHaveProperty('partial');
    expect(kept.reduce((sum, seconds) => sum + seconds)).toBeCloseTo(1.135);
  });

  it('gives the same file to two stops', async () => {
    const { session, device } = await record();
    device.onBlock(block(0.5));
    expect(await session.stop()).toBe(await session.stop());
  });

  it('gives an empty file when nothing was said', async () => {
    const { session } = await record();
    expect(await session.stop()).toMatchObject({ durationSeconds: 0, levels: [] });
  });

  it('passes pause and resume on', async () => {
    const { session, capture } = await record();
    session.pause();
    session.resume();
    expect([capture.pause.mock.calls.length, capture.resume.mock.calls.length]).toEqual([1, 2]);
  });

  it('takes no more than the longest recording and frees the device then', async () => {
    const { session, device, capture, kept, levels } = await record({ maxSeconds: 0.3 });
    for (let i = 0; i < 5; i++) device.onBlock(block(0.5));
    expect(capture.end).toHaveBeenCalled();
    expect(levels.at(-1)?.[1]).toBeCloseTo(0.3);
    expect(levels).toHaveLength(3);
    expect((await session.stop()).durationSeconds).toBeCloseTo(0.3);
    expect(kept.reduce((sum, seconds) => sum + seconds)).toBeCloseTo(0.3);
  });

  it('keeps what was said when the device is lost, and says so', async () => {
    const { session, device, onLost, kept } = await record();
    device.onBlock(block(0.5));
    device.onLost();
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(kept).toEqual([0.125]);
    expect(await session.stop()).toMatchObject({ partial: true, durationSeconds: 0.125 });
  });

  it('makes the file even when the store takes nothing', async () => {
    const { session, device, onStoreFailure } = await record({ append: () => Promise.reject(new Error('broken')) });
    for (let i = 0; i < 2; i++) device.onBlock(block(0.5));
    expect((await session.stop()).durationSeconds).toBe(0.25);
    expect(onStoreFailure).toHaveBeenCalledTimes(1);
  });

  it('makes the file even when the store never answers', async () => {
    const { session, device } = await record({ append: () => new Promise(() => {}) });
    for (let i = 0; i < 2; i++) device.onBlock(block(0.5));
    expect((await session.stop()).durationSeconds).toBe(0.25);
  });

  it('frees the device at once when left, keeps what there is, and hears no late block', async () => {
    const { session, device, capture, kept, levels } = await record();
    device.onBlock(block(0.5));
    session.dispose();
    device.onBlock(block(0.5));
    expect(capture.end).toHaveBeenCalledTimes(1);
    expect(kept).toEqual([0.125]);
    expect(levels).toHaveLength(1);
  });

  it('finishes a stop although it is left meanwhile', async () => {
    const { session, device, capture } = await record();
    device.onBlock(block(0.5));
    capture.end.mockImplementationOnce(async () => device.onBlock(block(0.5)));
    const stopping = session.stop();
    session.dispose();
    expect((await stopping).durationSeconds).toBe(0.25);
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
  ])('reads %s as %s', (name, reason) => {
    expect(microphoneErrorOf(new DOMException('', name)).reason).toBe(reason);
  });

  it('says that a place without microphones can’t record', async () => {
    const opening = openCapture()({ onBlock: () => {}, onLost: () => {} });
    await expect(opening).rejects.toEqual(new MicrophoneError('unsupported'));
  });

  it('frees everything when it fails half way', async () => {
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
