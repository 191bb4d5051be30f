import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

class FakeAudio extends EventTarget {
  preload = '';
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  error: unknown = null;
  pause = vi.fn();
  settle = { resolve: () => {}, reject: (_: unknown) => {} };
  play = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        this.settle = { resolve, reject };
      }),
  );
  dispatch(type: string) {
    this.dispatchEvent(new Event(type));
  }
}

function openPlayer(keep?: number) {
  const made: FakeAudio[] = [];
  const player = createPlayer({
    ...(keep === undefined ? {} : { keep }),
    createAudio: () => {
      const audio = new FakeAudio();
      made.push(audio);
      return audio as unknown as HTMLAudioElement;
    },
  });
  const events: unknown[] = [];
  const listener = {
    onStarted: () => events.push('started'),
    onProgress: (position: number, duration: number) => events.push([position, duration]),
    onEnded: () => events.push('ended'),
    onFailed: (reason: string) => events.push(reason),
  };
  const last = () => {
    const audio = made.at(-1);
    if (!audio) throw new Error('No audio element was made.');
    return audio;
  };
  return { player, made, events, listener, last };
}

const flush = () => Promise.resolve().then(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createPlayer', () => {
  it('plays from the beginning at the requested rate, and reports start, progress and end', () => {
    const { player, events, listener, last } = openPlayer();
    player.play({ url: 'a.mp3', rate: 0.75 }, listener);
    expect(last()).toMatchObject({ src: 'a.mp3', preload: 'auto', playbackRate: 0.75, defaultPlaybackRate: 0.75 });
    last().dispatch('timeupdate');
    last().dispatch('playing');
    last().dispatch('playing');
    last().currentTime = 1;
    last().dispatch('timeupdate');
    last().duration = 4;
    last().dispatch('timeupdate');
    last().dispatch('ended');
    last().dispatch('timeupdate');
    expect(events).toEqual(['started', [1, 0], [1, 4], 'ended']);
  });

  it('reuses the preloaded element every time', () => {
    const { player, made, listener, last } = openPlayer();
    player.preload('a.mp3');
    player.preload('a.mp3');
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    last().currentTime = 3;
    last().dispatch('ended');
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    expect(made).toHaveLength(1);
    expect(last().currentTime).toBe(0);
    expect(last().play).toHaveBeenCalledTimes(2);
  });

  it('reports nothing after it is stopped', async () => {
    const { player, events, listener, last } = openPlayer();
    const stop = player.play({ url: 'a.mp3', rate: 1 }, listener);
    stop();
    stop();
    expect(last().pause).toHaveBeenCalledTimes(1);
    last().dispatch('playing');
    last().settle.reject(new DOMException('stopped', 'AbortError'));
    await flush();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  it('reports that the browser requires a click first', async () => {
    const { player, events, listener, last } = openPlayer();
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    last().settle.reject(new DOMException('click first', 'NotAllowedError'));
    await flush();
    expect(events).toEqual(['blocked']);
  });

  it('reports once that the sound is unavailable, and loads it again the next time', async () => {
    const { player, made, events, listener, last } = openPlayer();
    player.preload('a.mp3');
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    last().error = { code: 4 };
    last().dispatch('error');
    last().settle.reject(new DOMException('no source', 'NotSupportedError'));
    await flush();
    expect(events).toEqual(['unavailable']);
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    expect(made).toHaveLength(2);
  });

  it('gives up on a sound that does not start within 30 seconds', () => {
    const { player, events, listener } = openPlayer();
    player.play({ url: 'a.mp3', rate: 1 }, listener);
    vi.advanceTimersByTime(30_000);
    expect(events).toEqual(['unavailable']);
  });

  it('keeps only the latest sounds', () => {
    const { player, made } = openPlayer(2);
    for (const url of ['a', 'b', 'c', 'c', 'b', 'a']) player.preload(url);
    expect(made.map((audio) => audio.src)).toEqual(['a', 'b', 'c', 'a']);
  });
});
