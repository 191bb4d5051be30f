import type { PracticeFlow } from './practice-flow.ts';

type LoadFlow = () => Promise<PracticeFlow>;

/** Which flow runs a submodule; each is loaded when a question of its type is first opened. */
const flows: Readonly<Record<number, LoadFlow>> = {
  1: () => import('./word-judgement.ts').then((module) => module.wordJudgement),
  2: () => import('./speaking.ts').then((module) => module.speaking),
  6: () => import('./dictation.ts').then((module) => module.dictation),
  8: () => import('./letter-boxes.ts').then((module) => module.passageLetters),
  10: () => import('./letter-boxes.ts').then((module) => module.sentenceLetters),
};

/** The flow of a submodule, or null for one whose screen is not built yet. */
export const loadFlow = async (submoduleId: number): Promise<PracticeFlow | null> => flows[submoduleId]?.() ?? null;
