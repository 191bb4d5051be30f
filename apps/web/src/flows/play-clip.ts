import { createPlayer } from '@rehearse/device/player';
import type { PlayerListener } from '@rehearse/practice-machines/ports';

const player = createPlayer();
const ignore = () => {};
const nobody: PlayerListener = { onStarted: ignore, onProgress: ignore, onEnded: ignore, onFailed: ignore };
let stop: (() => void) | undefined;

/** Plays a clip; one that plays still ends. A clip that can't be played stays silent. */
export function playClip(url: string): void {
  stop?.();
  stop = player.play({ url, rate: 1 }, nobody);
}
