import { createPlayer } from '@rehearse/device/player';
import type { PlaybackFailure } from '@rehearse/practice-machines/ports';

const player = createPlayer();
const ignore = () => {};
let end = ignore;

/**
 * Plays a clip; one that plays still ends. Says why there is no sound, or null once there is some or the next clip was asked
 * for.
 */
export function playClip(url: string): Promise<PlaybackFailure | null> {
  end();
  return new Promise((resolve) => {
    const isHeard = () => resolve(null);
    const stop = player.play(
      { url, rate: 1 },
      { onStarted: isHeard, onProgress: ignore, onEnded: isHeard, onFailed: resolve },
    );
    end = () => {
      stop();
      resolve(null);
    };
  });
}
