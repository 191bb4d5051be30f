import { createPlayer } from '@rehearse/device/player';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';

const players = new WeakMap<QuestionWorkspace, ReturnType<typeof createPlayer>>();

/** The player of a workspace, created for the first question with sound; it holds the prefetched sounds. */
export function playerOf(workspace: QuestionWorkspace): ReturnType<typeof createPlayer> {
  const player = players.get(workspace) ?? createPlayer();
  players.set(workspace, player);
  return player;
}
