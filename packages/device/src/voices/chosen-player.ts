import type { PlayerPort, VoicesPort } from '@rehearse/practice-machines/ports';
import { createPlayer } from '../player/index.ts';
import { storedChoice } from './stored-choice.ts';
import { createVoicePlayer } from './voice-player.ts';

/** Plays by the voices chosen on this device, and from `files` otherwise. */
export function playerOver(files: PlayerPort, voices: VoicesPort): PlayerPort {
  const player = createVoicePlayer({ files, voices, choice: storedChoice.get });
  storedChoice.onChoice(player.forgive);
  return player;
}

let clipPlayer: PlayerPort | undefined;

/** The player of single clips, with files of its own. */
export function clipPlayerOf(voices: VoicesPort): PlayerPort {
  clipPlayer ??= playerOver(createPlayer(), voices);
  return clipPlayer;
}
