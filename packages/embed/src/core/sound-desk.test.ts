import {
  MicrophoneError,
  type MicrophonePort,
  type PlayerListener,
  type PlayerPort,
} from '@rehearse/practice-machines/ports';
import { fakeRecording } from '@rehearse/practice-machines/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQuestionSound, type QuestionSound } from './sound-desk.ts';

/** A question with its player and its microphone. */
function question(sound: QuestionSound = createQuestionSound()) {
  const stopped = vi.fn();
  let heard: PlayerListener | undefined;
  const files: PlayerPort = {
    preload: () => {},
    play: (_, listener) => {
      heard = listener;
      return stopped;
    },
  };
  const device: MicrophonePort = {
    open: async () => ({
      pause: () => {},
      resume: () => {},
      stop: async () => fakeRecording('take'),
      dispose: () => {},
    }),
  };
  const listener = { onStarted: vi.fn(), onProgress: vi.fn(), onEnded: vi.fn(), onFailed: vi.fn() };
  const player = sound.player(files);
  const microphone = sound.microphone(device);
  const request = { recordingId: 'take' } as Parameters<MicrophonePort['open']>[0];
  const nothing = { onLevel: () => {}, onLost: () => {} };
  return {
    ...{ sound, listener, stopped },
    play: () => player.play({ url: '/a.mp3', rate: 1 }, listener),
    end: () => heard?.onEnded(),
    record: () => microphone.open(request, nothing),
  };
}

beforeEach(() => {
  // each test is a page of its own
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('@rehearse/embed/sound')];
});

it('a question that starts to play silences the one before, which can play again', () => {
  const [one, other] = [question(), question()];
  one.play();
  other.play();
  expect(one.stopped).toHaveBeenCalledOnce();
  expect(one.listener.onFailed).toHaveBeenCalledWith('blocked');
  expect(other.listener.onFailed).not.toHaveBeenCalled();
  one.play();
  expect(other.listener.onFailed).toHaveBeenCalledWith('blocked');
});

it('a question that ended or was stopped is left alone', () => {
  const [one, other] = [question(), question()];
  one.play();
  one.end();
  const stop = one.play();
  stop();
  other.play();
  expect(one.listener.onEnded).toHaveBeenCalledOnce();
  expect(one.listener.onFailed).not.toHaveBeenCalled();
});

it('nothing else plays or records while a question records, and its recording goes on', async () => {
  const [one, other] = [question(), question()];
  const session = await one.record();
  other.play();
  await vi.waitFor(() => expect(other.listener.onFailed).toHaveBeenCalledWith('blocked'));
  await expect(other.record()).rejects.toEqual(new MicrophoneError('taken'));
  expect(other.sound.takeTurn(() => {})).toBe(false);
  await session.stop();
  await expect(other.record()).resolves.toBeDefined();
});

it('a recording silences what plays elsewhere, and not its own question', async () => {
  const [one, other] = [question(), question()];
  one.play();
  await other.record();
  expect(one.listener.onFailed).toHaveBeenCalledWith('blocked');
  other.play();
  other.end();
  expect(other.listener.onEnded).toHaveBeenCalledOnce();
  await expect(one.record()).rejects.toThrow();
});

it('a recording that is given up makes room', async () => {
  const [one, other] = [question(), question()];
  (await one.record()).dispose();
  await expect(other.record()).resolves.toBeDefined();
});

it('an element of a review takes its turn like a player', () => {
  const [one, other] = [question(), question()];
  const pause = vi.fn();
  expect(one.sound.takeTurn(pause)).toBe(true);
  other.play();
  expect(pause).toHaveBeenCalledOnce();
});
