import type { OpenVoiceDesk, PlayerPort } from '@rehearse/practice-machines/ports';
import { chooseVoice } from './choose-voice.ts';
import { storedChoice } from './stored-choice.ts';
import { createVoices } from './voices.ts';

const voices = createVoices();
const loadPlayer = () => import('./chosen-player.ts');

/** The desk of this device. */
export const openDesk: OpenVoiceDesk = {
  voices,
  choice: storedChoice.get,
  choose: storedChoice.set,
  voiceFor: (speech) => chooseVoice(voices.list(), storedChoice.get(), speech),
  loadPlayer: async () => (await loadPlayer()).clipPlayerOf(voices),
};

/** Plays by the voices chosen on this device, and from `files` otherwise. */
export async function loadPlayerOver(files: PlayerPort): Promise<PlayerPort> {
  return (await loadPlayer()).playerOver(files, voices);
}
