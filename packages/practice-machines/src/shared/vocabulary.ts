/** Levels of words in the word book, easiest first. (Questions have `difficultyLevels`.) */
export const vocabularyLevels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'] as const;
/** One of `vocabularyLevels`. */
export type VocabularyLevel = (typeof vocabularyLevels)[number];

/** The question types in the word book, with the submodules that practise them. */
export const vocabularyQuestionTypes = [
  { questionType: 'word_recognition', submodule_id: 1 },
  { questionType: 'complete_words', submodule_id: 8 },
  { questionType: 'word_fill_in_the_blank', submodule_id: 10 },
] as const;

/** A question type of the word book. */
export type VocabularyQuestionType = (typeof vocabularyQuestionTypes)[number]['questionType'];
