import { toTokens } from '@rehearse/scoring';

/** Words that a description of a photo should have. */
export const recommendedWords = 30;
const longSentenceWords = 28;

/** What can be counted in a text. */
export interface TextMeasures {
  readonly words: number;
  readonly sentences: number;
  /** Words of the longest sentence. */
  readonly longestSentence: number;
  /** Words that are not repetitions of another, in any case. */
  readonly differentWords: number;
  /** Whether something is said about where things are. */
  readonly tellsPlaces: boolean;
  /** Whether something is said about what is going on ("is holding", "are walking"). */
  readonly tellsActions: boolean;
  /** First words of the sentences, in lower case. */
  readonly openings: readonly string[];
}

const placePattern =
  /\b(?:on the (?:left|right)|in the (?:fore|back)ground|in the middle|in the cent(?:er|re)|next to|in front of|behind|beside|near|between|above|below|under|at the (?:top|bottom)|around)\b/i;
const actionPattern = /\b(?:is|are|seems? to be|appears? to be|looks? like)\b(?:\s+\p{L}+ly)?\s+\p{L}+ing\b/iu;

/** Counts what can be counted in a text. */
export function measureText(text: string): TextMeasures {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => toTokens(sentence).map(({ plain }) => plain))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  return {
    words: words.length,
    sentences: sentences.length,
    longestSentence: Math.max(0, ...sentences.map((sentence) => sentence.length)),
    differentWords: new Set(words).size,
    tellsPlaces: placePattern.test(text),
    tellsActions: actionPattern.test(text),
    openings: sentences.map(([first = '']) => first),
  };
}

/**
 * Feedback on a description of a photo: what was counted, and the one hint that helps most. It gives no score, because
 * nothing here can judge grammar or whether the text fits the photo, and says so.
 */
export function describeText(text: string): string {
  const measures = measureText(text);
  return [countsOf(measures), hintFor(measures), 'Grammar and content were not checked.'].join(' ');
}

function countsOf({ words, sentences }: TextMeasures): string {
  const length = `${plural(words, 'word')} in ${plural(sentences, 'sentence')}`;
  return words < recommendedWords
    ? `You wrote ${length}; at least ${recommendedWords} words are recommended.`
    : `You wrote ${length}, which reaches the recommended ${recommendedWords} words.`;
}

const hints: readonly { applies: (measures: TextMeasures) => boolean; hint: string }[] = [
  {
    applies: ({ words }) => words < recommendedWords / 2,
    hint: 'Begin with one sentence on the whole scene, then describe two things in it: what they are, what they look like and where they are.',
  },
  {
    applies: ({ words }) => words < recommendedWords,
    hint: 'Add one more sentence: say what you think happened just before, or why the scene looks as it does.',
  },
  {
    applies: ({ longestSentence }) => longestSentence > longSentenceWords,
    hint: `One sentence has more than ${longSentenceWords} words: divide it at "and" or at a comma, so that each sentence says one thing.`,
  },
  {
    applies: ({ tellsPlaces }) => !tellsPlaces,
    hint: 'Say where things are: "on the left", "in the background", "next to".',
  },
  {
    applies: ({ tellsActions }) => !tellsActions,
    hint: 'Say what is going on with "is" or "are" and an -ing form: "A woman is waiting".',
  },
  {
    applies: ({ openings }) => openings.length > 2 && new Set(openings).size < openings.length / 2 + 0.5,
    hint: 'Several sentences begin with the same word: let one begin with a place or with a different subject.',
  },
  {
    applies: ({ words, differentWords }) => differentWords / words < 0.6,
    hint: 'Many words come up again and again: replace one of them with a more exact word.',
  },
];

function hintFor(measures: TextMeasures): string {
  const found = hints.find(({ applies }) => applies(measures));
  return found?.hint ?? 'To go further, end with a guess: what may happen next, marked by "probably" or "might".';
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
