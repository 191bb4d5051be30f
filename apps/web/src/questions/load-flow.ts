import { loadFlow as loadSharedFlow, type PracticeFlow } from '@rehearse/embed/types';
import { types } from '@rehearse/question-types';

/**
 * The flow of a submodule, as the app shows it: a conversation says who gets the answers.
 *
 * @throws {RangeError} if there is no such submodule
 */
export async function loadFlow(submoduleId: number): Promise<PracticeFlow> {
  if (submoduleId !== types.interactiveSpeaking.id) return loadSharedFlow(submoduleId);
  const [flow, { ListenedTalk }] = await Promise.all([loadSharedFlow(submoduleId), import('./talk/listened-talk.tsx')]);
  return { ...flow, View: ListenedTalk as unknown as PracticeFlow['View'] };
}
