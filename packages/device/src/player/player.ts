import type { PlaybackFailure, PlayerListener, PlayerPort } from '@rehearse/practice-machines/ports';

export interface PlayerOptions {
  /** Creates the element that plays. Default `new Audio()`. */
  createAudio?: () => HTMLAudioElement;
  /** How many sounds stay loaded. Default 16: a conversation of six turns, and the first sounds of its neighbours. */
  keep?: number;
}

/** How long a sound may take to start before it is reported as unavailable. */
const START_TIMEOUT_MS = 30_000;

function failureOf(error: unknown): PlaybackFailure {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'unavailable';
}

/** The player port, on `<audio>` elements outside the document. */
export function createPlayer(options: PlayerOptions = {}): PlayerPort {
  const { createAudio = () => new Audio(), keep = 16 } = options;
  const ready = new Map<string, HTMLAudioElement>();

  function load(url: string): HTMLAudioElement {
    const audio = createAudio();
    audio.preload = 'auto';
    audio.src = url;
    return audio;
  }

  /** Takes the preloaded element of this URL for playing; one that failed is loaded again. */
  function take(url: string): HTMLAudioElement {
    const audio = ready.get(url);
    ready.delete(url);
    return audio && !audio.error ? audio : load(url);
  }

  function release(url: string, audio: HTMLAudioElement): void {
    ready.delete(url);
    ready.set(url, audio);
    for (const oldest of ready.keys()) {
      if (ready.size <= keep) break;
      ready.delete(oldest);
    }
  }

  return {
    preload(url) {
      if (!ready.has(url)) release(url, load(url));
    },
    play({ url, rate }, listener) {
      return start(take(url), rate, listener, (audio) => release(url, audio));
    },
  };
}

function start(
  audio: HTMLAudioElement,
  rate: number,
  listener: PlayerListener,
  release: (audio: HTMLAudioElement) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = false;

  function end(report: () => void): void {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(timeout);
    audio.pause();
    if (!audio.error) release(audio);
    report();
  }

  const fail = (reason: PlaybackFailure) => end(() => listener.onFailed(reason));
  const timeout = setTimeout(() => fail('unavailable'), START_TIMEOUT_MS);
  const on = (type: string, callback: () => void) => audio.addEventListener(type, callback, { signal });

  on('playing', () => {
    clearTimeout(timeout);
    if (!isStarted) listener.onStarted();
    isStarted = true;
  });
  on('timeupdate', () => {
    // a stream, or a file whose header has not arrived yet, has no finite duration
    const duration = Number.isFinite(audio.duration) ? audio.duration : 0;
    if (isStarted) listener.onProgress(audio.currentTime, duration);
  });
  on('ended', () => end(() => listener.onEnded()));
  on('error', () => fail('unavailable'));

  // Safari resets the rate when it loads, so the default rate is set too
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
  if (audio.currentTime > 0) audio.currentTime = 0;
  audio.play().catch((error: unknown) => fail(failureOf(error)));

  return () => end(() => {});
}
