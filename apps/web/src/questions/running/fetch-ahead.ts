import { type HostQuestion, loadPlayer, pictureSources } from '@rehearse/embed/types';
import { fetchPicture } from '@rehearse/ui/practice';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { loadFlow } from '../load-flow.ts';

/**
 * Fetches the flow of a question, and what sounds and what is seen when it opens.
 *
 * @param isWanted false stops it
 */
export async function fetchAhead(
  question: HostQuestion,
  workspace: QuestionWorkspace,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const flow = await loadFlow(question.submoduleId);
  const picture = flow.imageOf?.(question);
  if (picture && isWanted()) fetchPicture(picture, pictureSources(picture));
  const sounds = [flow.audioOf?.(question) ?? []].flat();
  if (sounds.length === 0) return;
  const player = await loadPlayer(workspace);
  if (isWanted()) for (const sound of sounds) player.preload(sound);
}
