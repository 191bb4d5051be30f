/** Why something is in the notebook; the contract's `ReviewReason`, but for what was imported. */
export type MissReason =
  /** A real word was taken for an invented one. */
  | 'notRecognized'
  /** An invented word was taken for a real one. */
  | 'takenForWord'
  /** Nothing was given in time. */
  | 'noAnswer'
  /** Letters were wrong or left out. */
  | 'wrongLetters'
  /** A word of a dictation was left out or taken for another. */
  | 'misheard'
  /** The wrong one of several words was chosen. */
  | 'wrongChoice'
  /** The score is below {@link passShare}. */
  | 'lowScore'
  /** A text doesn't meet its task. */
  | 'writeAgain';

/** A word that was missed; it is looked for in the word book by its spelling. */
export interface MissedWord {
  readonly word: string;
  readonly reason: MissReason;
  /** What was given instead; null for nothing. */
  readonly given: string | null;
}

/** What an attempt means for the notebook. */
export interface Verdict {
  /** Null when the question was passed. */
  readonly miss: { readonly reason: MissReason; readonly given: string | null; readonly score: number | null } | null;
  /** The question asks for one word and nothing else: its card, where there is one, stands for the question too. */
  readonly isOneWord?: true;
  /** Words that were missed, whether or not the question was passed. */
  readonly words: readonly MissedWord[];
  /** Share of the points, 0 to 1; absent where nothing measures the answer. */
  readonly share?: number;
}

/** Dictation, listening and reading are passed from this share of the points: a slip is not a mistake to come back to. */
export const passShare = 0.8;

/** Longest answer that is kept beside a card. */
const givenMax = 300;

/** An answer as it is kept beside a card: on one line, cut where it is long; null for nothing. */
export function givenOf(text: string): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') return null;
  return line.length <= givenMax ? line : `${line.slice(0, givenMax - 1)}…`;
}

/** Every point. */
export const passed: Verdict = { miss: null, words: [], share: 1 };

/** The verdict over a share of the points. */
export function byShare(score: number, given: string | null, words: readonly MissedWord[] = []): Verdict {
  return { miss: score < passShare ? { reason: 'lowScore', given, score } : null, words, share: score };
}
