/** Difficulty levels of questions. */
export type DifficultyLevel = 'Easy' | 'Medium' | 'Hard';
