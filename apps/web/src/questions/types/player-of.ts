import { createPlayer } from '@rehearse/device/player';
import { followVoiceChoice } from '@rehearse/device/voices';
import type { PlayerPort } from '@rehearse/practice-machines/ports';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';

const players = new WeakMap<QuestionWorkspace, PlayerPort>();

/** The player of a workspace, created for the first question with sound; it holds the prefetched sounds. */
export function playerOf(workspace: QuestionWorkspace): PlayerPort {
  const player = players.get(workspace) ?? followVoiceChoice(createPlayer());
  players.set(workspace, player);
  return player;
}
