import type { OpenVoiceDesk, PlayerPort } from '@rehearse/practice-machines/ports';
import { createPlayer } from '../player/index.ts';
import { storedChoice } from './stored-choice.ts';
import { createVoicePlayer } from './voice-player.ts';
import { createVoices } from './voices.ts';

const voices = createVoices();
const players = new Set<{ forgive(): void }>();

/** Plays by the voices chosen on this device, and from `files` otherwise. */
export function playerOverFiles(files: PlayerPort): PlayerPort {
  const player = createVoicePlayer({ files, voices, choice: storedChoice.get });
  players.add(player);
  return player;
}

const player = playerOverFiles(createPlayer());

/** The desk of this device. */
export const openDesk: OpenVoiceDesk = {
  voices,
  choice: storedChoice.get,
  choose(choice) {
    storedChoice.set(choice);
    for (const each of players) each.forgive();
  },
  player,
};
