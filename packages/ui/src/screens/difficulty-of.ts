import type { DifficultyLevel } from '@rehearse/practice-machines/question-browser';
import type { Difficulty } from '../components/index.ts';

const difficulties: Readonly<Partial<Record<string, Difficulty>>> & Record<DifficultyLevel, Difficulty> = {
  Easy: 'easy',
  Medium: 'medium',
  Hard: 'hard',
};

/** The badge's difficulty for a level of the question bank; null for a missing or unknown level. */
export const difficultyOf = (level: string | null | undefined): Difficulty | null => difficulties[level ?? ''] ?? null;
