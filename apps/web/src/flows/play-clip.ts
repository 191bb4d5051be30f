import { createPlayer } from '@rehearse/device/player';

const player = createPlayer();
let stop: (() => void) | undefined;

/** Plays a clip; one that plays still ends. A clip that can't be played stays silent. */
export function playClip(url: string): void {
  stop?.();
  stop = player.play({ url, rate: 1 }, () => {});
}
