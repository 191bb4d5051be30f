import type { TypeId } from '@rehearse/question-types';
import type { PracticeFlow } from './practice-flow.ts';

type LoadFlow = () => Promise<PracticeFlow>;

/** The recorder is a separate chunk, requested in parallel with the flow. */
const speaking: LoadFlow = async () => {
  const [flow] = await Promise.all([import('./types/speaking.ts'), import('./types/recorder-of.ts')]);
  return flow.speaking;
};

/** The flow of each question type, loaded when the first question of the type is opened. */
const flows: Readonly<Record<TypeId, LoadFlow>> = {
  1: () => import('./types/word-judgement.ts').then((module) => module.wordJudgement),
  2: speaking,
  3: speaking,
  4: speaking,
  5: speaking,
  6: () => import('./types/dictation.ts').then((module) => module.dictation),
  7: () => import('./types/interactive-listening.ts').then((module) => module.interactiveListening),
  8: () => import('./types/letter-boxes.ts').then((module) => module.passageLetters),
  9: () => import('./types/reading-sequences.ts').then((module) => module.readingSequences),
  10: () => import('./types/letter-boxes.ts').then((module) => module.sentenceLetters),
  11: () => import('./types/writing.ts').then((module) => module.photoWriting),
  12: () => import('./types/two-part-writing.ts').then((module) => module.twoPartWriting),
  13: speaking,
  14: () => import('./types/writing.ts').then((module) => module.essayWriting),
  15: () => import('./types/interactive-speaking.ts').then((module) => module.interactiveSpeaking),
};

/**
 * The flow of a submodule.
 *
 * @throws {RangeError} if there is no such submodule
 */
export async function loadFlow(submoduleId: number): Promise<PracticeFlow> {
  const load: LoadFlow | undefined = flows[submoduleId as TypeId];
  if (!load) throw new RangeError(`No flow runs submodule ${submoduleId}, so its questions can't be shown.`);
  return load();
}
