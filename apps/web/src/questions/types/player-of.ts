import { createPlayer } from '@rehearse/device/player';
import type { QuestionRoom } from '../../delivery/practice-room.ts';

const players = new WeakMap<QuestionRoom, ReturnType<typeof createPlayer>>();

/** The player of a practice room, created for the first question with sound; it holds the prefetched sounds. */
export function playerOf(room: QuestionRoom): ReturnType<typeof createPlayer> {
  const player = players.get(room) ?? createPlayer();
  players.set(room, player);
  return player;
}
