/** The skills that a test measures, in the order of every vector and matrix here. */
export const skills = ['reading', 'writing', 'listening', 'speaking'] as const;
/** One of {@link skills}. */
export type MeasuredSkill = (typeof skills)[number];

/** How much each skill counts in an answer or a score; the weights add up to 1. Absent skills count nothing. */
export type SkillWeights = Readonly<Partial<Record<MeasuredSkill, number>>>;

/**
 * What is estimated of a learner: the skills, and how much better or worse than they are a corrector finds this learner's
 * texts and recordings. The latter is the same in all of a learner's texts, so that many of them don't make it vanish.
 */
export const traits = [...skills, 'leniencyInWriting', 'leniencyInSpeaking'] as const;
/** One of {@link traits}. */
export type Trait = (typeof traits)[number];

/** How much an answer depends on each trait; absent ones not at all. */
export type Loadings = Readonly<Partial<Record<Trait, number>>>;

/** The loadings in the order of {@link traits}. */
export const toVector = (loadings: Loadings): number[] => traits.map((trait) => loadings[trait] ?? 0);

/** The lowest score that the exam reports. */
export const LOWEST_SCORE = 10;
/** The highest score that the exam reports. */
export const HIGHEST_SCORE = 160;
/** Scores are reported in steps of 5. */
export const SCORE_STEP = 5;

/** The nearest score that the exam could report. */
export function toReported(points: number): number {
  const stepped = Math.round(points / SCORE_STEP) * SCORE_STEP;
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, stepped));
}
