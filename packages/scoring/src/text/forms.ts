import { expandContraction } from './contractions.ts';
import { toNumberForm } from './numbers.ts';
import { toCommonSpelling } from './spelling.ts';
import type { Word } from './words.ts';

/** Phrases with a one-word spelling. */
const JOINED: Readonly<Record<string, string>> = { 'per cent': 'percent', 'o clock': 'oclock', 'can not': 'cannot' };

const MAX_FORMS = 16;

/** The variants of a word: itself and the full forms of a contraction. */
function variants(word: Word): string[] {
  return [word.plain.replaceAll("'", ''), ...expandContraction(word.plain)];
}

/** Normalises a phrase: as a number if it is one, joined if it has a one-word spelling, each word in its common spelling. */
function toForm(phrase: string): string {
  const parts = phrase.split(' ');
  const number = toNumberForm(parts);
  if (number !== null) return number;
  const spelled = parts.map((part) => toNumberForm([part]) ?? toCommonSpelling(part)).join(' ');
  return JOINED[spelled] ?? spelled;
}

/** The normal forms of a run of words. Two runs are equal if they share one. */
export function toForms(words: readonly Word[]): Set<string> {
  let phrases = [''];
  for (const word of words) {
    phrases = phrases.flatMap((start) => variants(word).map((variant) => `${start} ${variant}`)).slice(0, MAX_FORMS);
  }
  return new Set(phrases.map((phrase) => toForm(phrase.trim())));
}
