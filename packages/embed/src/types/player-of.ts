import { createPlayer } from '@rehearse/device/player';
import { followVoiceChoice } from '@rehearse/device/voices';
import type { PlayerPort } from '@rehearse/practice-machines/ports';
import type { QuestionDevice } from './question-device.ts';

const players = new WeakMap<QuestionDevice, PlayerPort>();

function makePlayer({ soundDesk }: QuestionDevice): PlayerPort {
  const player = followVoiceChoice(createPlayer());
  return soundDesk?.player(player) ?? player;
}

/** The player of a device, created for the first question with sound; it holds the prefetched sounds. */
export function playerOf(device: QuestionDevice): PlayerPort {
  const player = players.get(device) ?? makePlayer(device);
  players.set(device, player);
  return player;
}
