import type { PlayerPort } from '@rehearse/practice-machines/ports';
import type { TypeId } from '@rehearse/question-types';
import type { PracticeFlow } from './practice-flow.ts';
import type { QuestionDevice } from './question-device.ts';

type LoadFlow = () => Promise<PracticeFlow>;

/** The recorder is a separate chunk, requested in parallel with the flow. */
const speaking: LoadFlow = async () => {
  const [flow] = await Promise.all([import('./flows/speaking.ts'), import('./recorder-of.ts')]);
  return flow.speaking;
};

/** The flow of each question type, loaded when the first question of the type is opened. */
const flows: Readonly<Record<TypeId, LoadFlow>> = {
  1: () => import('./flows/word-judgement.ts').then((module) => module.wordJudgement),
  2: speaking,
  3: speaking,
  4: speaking,
  5: speaking,
  6: () => import('./flows/dictation.ts').then((module) => module.dictation),
  7: () => import('./flows/interactive-listening.ts').then((module) => module.interactiveListening),
  8: () => import('./flows/letter-boxes.ts').then((module) => module.passageLetters),
  9: () => import('./flows/reading-sequences.ts').then((module) => module.readingSequences),
  10: () => import('./flows/letter-boxes.ts').then((module) => module.sentenceLetters),
  11: () => import('./flows/writing.ts').then((module) => module.photoWriting),
  12: () => import('./flows/two-part-writing.ts').then((module) => module.twoPartWriting),
  13: speaking,
  14: () => import('./flows/writing.ts').then((module) => module.essayWriting),
  15: () => import('./flows/interactive-speaking.ts').then((module) => module.interactiveSpeaking),
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

/** The player of a device; its code is loaded with the first question that has sound. */
export async function loadPlayer(device: QuestionDevice): Promise<PlayerPort> {
  return (await import('./player-of.ts')).playerOf(device);
}
