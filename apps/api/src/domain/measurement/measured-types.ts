import { findType, type TypeKey } from '@rehearse/question-types';
import type { Loadings, MeasuredSkill, ResponseModel } from '@rehearse/scoring/adaptive';

/** How the answers to a question type measure a learner. */
export interface MeasuredType {
  /** How much an answer depends on each skill. */
  readonly loadings: Loadings;
  /** How scores depend on ability; null for texts and recordings, which need somebody's estimate. */
  readonly model: ResponseModel | null;
}

/**
 * A slope of .07 logits per point, 2 % slips, 4 % carelessness, 2 % quite wrong difficulties and a spread of 10 points between
 * the topics of passages are assumptions (decision 53), to be compared with answers when there are enough.
 *
 * @param guessing expected score of somebody who only guesses, by the number of options
 * @param parts answers in a question: gaps, words or choices
 */
const model = (guessing: number, parts: number): ResponseModel => ({
  slope: 0.07,
  guessing,
  slipping: 0.02,
  parts,
  spread: parts === 1 ? 0 : 10,
  careless: 0.04,
  mislabeled: 0.02,
});

const written: MeasuredType = { loadings: { writing: 1, leniencyInWriting: 1 }, model: null };
const spoken: MeasuredType = { loadings: { speaking: 1, leniencyInSpeaking: 1 }, model: null };
const heardAndSpoken: MeasuredType = {
  loadings: { speaking: 0.7, listening: 0.3, leniencyInSpeaking: 1 },
  model: null,
};

/**
 * Every type that measures something. The skill with the greatest weight is the one to whose subscore the exam counts the type
 * (owner's help centre, "How items are scored"); what the type asks for besides has the rest.
 */
const measuredTypes: Readonly<Partial<Record<TypeKey | 'interactiveSpeaking', MeasuredType>>> = {
  readAndSelect: { loadings: { reading: 0.5, writing: 0.3, listening: 0.2 }, model: model(0.5, 1) },
  fillInTheBlanks: { loadings: { reading: 0.6, writing: 0.4 }, model: model(0.02, 1) },
  readAndComplete: { loadings: { reading: 0.6, writing: 0.4 }, model: model(0.02, 18) },
  listenAndType: { loadings: { listening: 0.6, writing: 0.4 }, model: model(0.02, 9) },
  interactiveReading: { loadings: { reading: 1 }, model: model(0.22, 10) },
  interactiveListening: { loadings: { listening: 1 }, model: model(0.22, 9) },
  writeAboutThePhoto: written,
  interactiveWriting: written,
  writingSample: written,
  readAloud: spoken,
  readThenSpeak: spoken,
  listenThenSpeak: heardAndSpoken,
  speakAboutThePhoto: spoken,
  interactiveSpeaking: heardAndSpoken,
  speakingSample: spoken,
};

/** How a type measures, by its id; undefined if it measures nothing. */
export function measuredType(submoduleId: number): MeasuredType | undefined {
  const key = findType(submoduleId)?.key;
  return key && measuredTypes[key];
}

/** How a type measures, by its key. */
export const measuredTypeOf = (key: keyof typeof measuredTypes): MeasuredType | undefined => measuredTypes[key];

/** The skill that a type measures first of all: a report has a range for it. */
export function mainSkill({ loadings }: MeasuredType): MeasuredSkill {
  const { reading = 0, writing = 0, listening = 0, speaking = 0 } = loadings;
  const byWeight = Object.entries({ reading, writing, listening, speaking }) as [MeasuredSkill, number][];
  return byWeight.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
