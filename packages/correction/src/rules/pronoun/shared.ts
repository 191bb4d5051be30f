import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { FEMALE, MALE, NEUTRAL, PLURAL_PEOPLE } from './tables.ts';

export const isPerson = (token: Token | undefined): boolean => {
  const lower = token?.lower ?? '';
  return MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
};

export const isFiniteVerb = (token: Token | undefined): boolean =>
  can(token, R.MD) ||
  isWord(token, 'is', 'are', 'am', 'was', 'were', 'has', 'have', 'had', 'do', 'does', 'did') ||
  is(token, R.VBZ | R.VBD);
