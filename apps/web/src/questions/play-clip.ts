import { createPlayer } from '@rehearse/device/player';
import { followVoiceChoice } from '@rehearse/device/voices';
import type { PlaybackFailure, Speech } from '@rehearse/practice-machines/ports';

const player = followVoiceChoice(createPlayer());
const ignore = () => {};
let end = ignore;

/**
 * Plays a clip and stops the previous one. Resolves to why it can't be played, or null once it plays or the next clip
 * is requested.
 */
export function playClip(url: string, speech?: Speech): Promise<PlaybackFailure | null> {
  end();
  return new Promise((resolve) => {
    const isHeard = () => resolve(null);
    const stop = player.play(
      { url, speech, rate: 1 },
      { onStarted: isHeard, onProgress: ignore, onEnded: isHeard, onFailed: resolve },
    );
    end = () => {
      stop();
      resolve(null);
    };
  });
}
