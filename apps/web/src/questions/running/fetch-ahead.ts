import { fetchPicture } from '@rehearse/ui/practice';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import type { HostQuestion } from '../host-question.ts';
import { pictureSources } from '../picture-sources.ts';
import { loadFlow } from '../registry.ts';

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
  const { playerOf } = await import('../types/player-of.ts');
  if (isWanted()) for (const sound of sounds) playerOf(workspace).preload(sound);
}
