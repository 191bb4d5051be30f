import { createPlayer } from '@rehearse/device/player';
import type { QuestionRoom } from '../../delivery/practice-room.ts';

const players = new WeakMap<QuestionRoom, ReturnType<typeof createPlayer>>();

/** The player of a room, made for the first question that sounds: what was fetched ahead is in it. */
export function playerOf(room: QuestionRoom): ReturnType<typeof createPlayer> {
  const player = players.get(room) ?? createPlayer();
  players.set(room, player);
  return player;
}
