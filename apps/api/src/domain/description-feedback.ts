import {
  adviseOnDescription,
  checkTask,
  DESCRIPTION_WORDS,
  type DescriptionAdvice,
  LONG_SENTENCE,
  measureText,
  type TaskProblem,
} from '@rehearse/scoring';

const advice: Record<DescriptionAdvice, string> = {
  begin:
    'Begin with one sentence on the whole scene, then describe two things in it: what they are, what they look like and where they are.',
  oneMore: 'Add one more sentence: say what you think happened just before, or why the scene looks as it does.',
  shorterSentence: `One sentence has more than ${LONG_SENTENCE} words: divide it at "and" or at a comma, so that each sentence says one thing.`,
  places: 'Say where things are: "on the left", "in the background", "next to".',
  actions: 'Say what is going on with "is" or "are" and an -ing form: "A woman is waiting".',
  openings: 'Several sentences begin with the same word: let one begin with a place or with a different subject.',
  variety: 'Many words come up again and again: replace one of them with a more exact word.',
  guess: 'To go further, end with a guess: what may happen next, marked by "probably" or "might".',
};

const problems: Record<Exclude<TaskProblem['kind'], 'tooShort'>, string> = {
  notEnglish: 'This is not an English text.',
  partlyEnglish: 'Part of this text is not English.',
  unrelatedWords: 'These are words in a row that make no sentences.',
  copiesPrompt: 'Most of this text was copied from the task.',
  copiesSample: 'Most of this text was copied from the sample answer.',
  copiesEarlier: 'Most of this text was copied from your first part.',
  repeats: 'This text says the same thing again and again.',
  offTopic: 'This text seems to be about something else than the picture.',
};

/**
 * Feedback on a description of a photo: word counts, followed by why the text is not a description, or else the single most
 * useful hint. Mistakes and scores are not part of it. `samples` are sample answers for the same photo.
 */
export function describeText(text: string, samples: readonly string[]): string {
  const found = checkTask(text, { kind: 'picture', leastWords: DESCRIPTION_WORDS, prompt: '', samples }).problems;
  const told = found.flatMap((problem) => (problem.kind === 'tooShort' ? [] : [problems[problem.kind]]));
  const next = told.length > 0 ? told : [advice[adviseOnDescription(text)]];
  return [countsOf(text), ...next].join(' ');
}

function countsOf(text: string): string {
  const { words, sentences } = measureText(text);
  const length = `${plural(words, 'word')} in ${plural(sentences, 'sentence')}`;
  return words < DESCRIPTION_WORDS
    ? `You wrote ${length}; at least ${DESCRIPTION_WORDS} words are recommended.`
    : `You wrote ${length}, which reaches the recommended ${DESCRIPTION_WORDS} words.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
