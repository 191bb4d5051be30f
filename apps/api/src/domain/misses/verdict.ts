/** Why something was added to the notebook; the contract's `ReviewReason`, except imports. */
export type MissReason =
  /** A real word was rejected as made up. */
  | 'notRecognized'
  /** A made-up word was accepted as real. */
  | 'takenForWord'
  /** No answer in time. */
  | 'noAnswer'
  /** Wrong or missing letters. */
  | 'wrongLetters'
  /** A word of a dictation was missing or misheard. */
  | 'misheard'
  /** The wrong one of several words was chosen. */
  | 'wrongChoice'
  /** The score is below {@link passShare}. */
  | 'lowScore'
  /** A text doesn't address its task. */
  | 'writeAgain';

/** A missed word; it is looked up in the word book by its spelling. */
export interface MissedWord {
  readonly word: string;
  readonly reason: MissReason;
  /** The wrong answer; null for none. */
  readonly given: string | null;
}

/** The result of an attempt for the notebook. */
export interface Verdict {
  /** Why the question was missed; null when it was passed. */
  readonly miss: { readonly reason: MissReason; readonly given: string | null; readonly score: number | null } | null;
  /** True when the question is about a single word, so that a card for the word also covers the question. */
  readonly isOneWord?: true;
  /** Missed words, whether or not the question was passed. */
  readonly words: readonly MissedWord[];
  /** Share of the points, 0 to 1; absent where answers are not scored. */
  readonly share?: number;
}

/** Dictation, listening and reading pass from this share of the points, so that a single slip needs no review. */
export const passShare = 0.8;

/** Maximum length of the answer stored with a card. */
const givenMax = 300;

/** An answer as stored with a card: on one line, truncated if long; null if empty. */
export function givenOf(text: string): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') return null;
  return line.length <= givenMax ? line : `${line.slice(0, givenMax - 1)}…`;
}

/** The verdict for full points. */
export const passed: Verdict = { miss: null, words: [], share: 1 };

/** The verdict for a share of the points. */
export function byShare(score: number, given: string | null, words: readonly MissedWord[] = []): Verdict {
  return { miss: score < passShare ? { reason: 'lowScore', given, score } : null, words, share: score };
}
