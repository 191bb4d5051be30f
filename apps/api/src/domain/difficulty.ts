/** Labels of a question's difficulty. */
export type DifficultyLevel = 'Easy' | 'Medium' | 'Hard';
