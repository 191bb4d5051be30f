import type { DifficultyLevel } from '@rehearse/practice-machines/question-browser';
import type { Difficulty } from '../components/index.ts';

const difficulties: Record<DifficultyLevel, Difficulty> = { Easy: 'easy', Medium: 'medium', Hard: 'hard' };

/** The badge's difficulty for a level of the question bank. */
export const difficultyOf = (level: DifficultyLevel): Difficulty => difficulties[level];
