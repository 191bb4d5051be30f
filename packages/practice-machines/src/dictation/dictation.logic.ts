import { types } from '@rehearse/question-types';
import { gradeDictation } from '@rehearse/scoring';
import type { PracticeMode } from '../protocol/protocol.ts';
import type { DictationAnswer, DictationHint, DictationQuestion } from './dictation.types.ts';

/** Number of plays per sentence, from the spec. */
export const DICTATION_PLAYS = types.listenAndType.plays;
/** Maximum length of the text: many times the longest sentence, and short enough to grade without delay. */
export const MAX_SENTENCE_LENGTH = 2000;

/** Initial values of a new attempt. */
export const untouched = { text: '', playsUsed: 0, audio: null, hints: [] };

export function playsAllowed(mode: PracticeMode): number | null {
  return mode === 'learn' ? null : DICTATION_PLAYS;
}

/** The letters of a word that its first hint reveals. */
const startOf = (word: string) => [...word].slice(0, Math.ceil([...word].length / 3)).join('');

/** The next hint for the current text; null when every word is right. */
export function nextHint(
  { text = '', acceptedTexts }: DictationQuestion,
  typed: string,
  given: readonly DictationHint[],
): DictationHint | null {
  const expected = gradeDictation(text, typed, acceptedTexts).words.filter((word) => word.kind !== 'extra');
  const index = expected.findIndex((word) => word.kind !== 'match');
  const word = expected[index]?.expected;
  if (word === undefined) return null;
  const after = expected[index - 1]?.expected ?? null;
  const start: DictationHint = { kind: 'start', text: startOf(word), after };
  const isKnown = given.some((hint) => hint.text === start.text && hint.after === after);
  return isKnown ? { kind: 'word', text: word, after } : start;
}

/** Whether a hint would reveal anything new, rather than repeat the last one. */
export function isNewHint(hint: DictationHint | null, given: readonly DictationHint[]): boolean {
  return (
    hint !== null &&
    !given.some(({ kind, text, after }) => kind === hint.kind && text === hint.text && after === hint.after)
  );
}

export function isAnswer(value: unknown): value is DictationAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'text' in value && typeof value.text === 'string' && 'playsUsed' in value && Number.isInteger(value.playsUsed);
}
