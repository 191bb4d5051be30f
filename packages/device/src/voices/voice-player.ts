import type {
  Clock,
  PlaybackFailure,
  PlayerListener,
  PlayerPort,
  PlayRequest,
  Speech,
  VoiceChoice,
  VoiceFailure,
  VoicesPort,
} from '@rehearse/practice-machines/ports';
import { createClock } from '../clock/index.ts';
import { chooseVoice } from './choose-voice.ts';

/** How long a clip waits for the voices that browsers load after the page. */
const LIST_MS = 1500;

export interface VoicePlayerOptions {
  /** Plays files. */
  files: PlayerPort;
  voices: VoicesPort;
  choice(): VoiceChoice;
  /** Default: the device's. */
  clock?: Clock;
}

/** Failures that say nothing about the voice itself. */
const passing: readonly VoiceFailure[] = ['blocked', 'interrupted', 'hidden'];

/**
 * Plays a clip by the chosen voice, and from its file if no voice is chosen or the voice fails, at whatever point. To its
 * listener that is one play: `onStarted` is called once. A voice that broke is not used again until `forgive` is called, so
 * that learners wait for it once.
 */
export function createVoicePlayer(options: VoicePlayerOptions): PlayerPort & { forgive(): void } {
  const { files, voices, choice, clock = createClock() } = options;
  const broken = new Set<string>();

  function playNow(request: PlayRequest, speech: Speech, listener: PlayerListener): () => void {
    const voice = chooseVoice(voices.list(), choice(), speech);
    if (!voice || broken.has(voice.id)) return files.play(request, listener);
    const once = startedOnce(listener);
    files.preload(request.url);
    let stop: (() => void) | null = null;
    const fallBack = (reason: VoiceFailure) => {
      if (!passing.includes(reason)) broken.add(voice.id);
      stop = files.play(request, once);
    };
    const spoken = { text: speech.text, voiceId: voice.id, rate: request.rate };
    const silence = voices.speak(spoken, { ...once, onFailed: fallBack });
    // it may have failed already
    stop ??= silence;
    return () => stop?.();
  }

  return {
    preload: (url) => files.preload(url),
    forgive: () => broken.clear(),
    play(request, listener) {
      const { speech } = request;
      const { british, american } = choice();
      if (!speech || (british ?? american) === null) return files.play(request, listener);
      let stop: (() => void) | null = null;
      const cancel = whenListed(voices, clock, () => {
        stop = playNow(request, speech, listener);
      });
      return () => {
        cancel();
        stop?.();
      };
    },
  };
}

/** Calls back once the voices are loaded, or when it is time to do without; returns the function that cancels it. */
function whenListed(voices: VoicesPort, clock: Clock, callback: () => void): () => void {
  if (voices.list().length > 0) {
    callback();
    return () => {};
  }
  const go = () => {
    cancel();
    callback();
  };
  const unsubscribe = voices.subscribe(() => {
    if (voices.list().length > 0) go();
  });
  const timeout = clock.setTimeout(go, LIST_MS);
  const cancel = () => {
    unsubscribe();
    clock.clearTimeout(timeout);
  };
  return cancel;
}

/** A listener that learns of the start only once, whatever plays. */
function startedOnce(listener: PlayerListener): PlayerListener {
  let isStarted = false;
  return {
    onStarted() {
      if (isStarted) return;
      isStarted = true;
      listener.onStarted();
    },
    onProgress: (position: number, duration: number) => listener.onProgress(position, duration),
    onEnded: () => listener.onEnded(),
    onFailed: (reason: PlaybackFailure) => listener.onFailed(reason),
  };
}
