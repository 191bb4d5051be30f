import { ingOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { looksBase, opensObject, PEOPLE } from '../../tagging/verbs.ts';

/** The -ing forms of a verb; with the American one of "travelling". */
export const ingForms = (base: string): string[] =>
  /[aeiou]l$/.test(base) && ingOf(base).endsWith('lling') ? [ingOf(base), `${base}ing`] : [ingOf(base)];

/** Whether the base form after "to" or a verb is a verb for certain, not a noun: "to cook for", "to hear". */
export function isBaseHere(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!looksBase(token) || can(token, R.MD | R.IN)) return false;
  if (is(token, R.VB | R.BE | R.HAVE | R.DO)) return true;
  return (
    can(token, R.VB) &&
    !can(tokens[index + 1], R.CC) &&
    !isPunctuation(tokens[index + 1]) &&
    tokens[index + 1] !== undefined
  );
}

/** Whether a base form without "to" is a verb for certain: it is nothing else, or has an object. */
export function isBareVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!looksBase(token) || can(token, R.MD | R.IN) || isWord(token, 'own', 'better', 'please')) return false;
  if (is(token, R.VB | R.BE | R.HAVE | R.DO)) return true;
  if (can(token, R.JJ) && !opensObject(after)) return false;
  if (opensObject(after) && !isWord(after, 'a', 'an')) return true;
  if (isWord(after, 'a', 'an') && !can(token, R.JJ)) return true;
  if (isWord(token, 'play', 'watch', 'drink', 'study', 'visit', 'cook') && can(after, NOUN) && !can(after, R.VB))
    return true;
  return (
    isWord(token, 'travel', 'talk', 'live', 'work', 'study', 'walk', 'move', 'return') &&
    isWord(after, 'to', 'with', 'in', 'at', 'abroad', 'about')
  );
}

/** -ing forms that are no nouns or adjectives in learners' texts, whatever else they can be. */
export const PLAIN_ING = new Set(
  'going being having doing getting making becoming buying coming eating working studying living seeing playing visiting helping moving'.split(
    ' ',
  ),
);

const NAMED_PEOPLE = R.NNP;

export const isHuman = (tokens: readonly Token[], end: number): boolean =>
  PEOPLE.has(tokens[end]?.lower ?? '') ||
  is(tokens[end], NAMED_PEOPLE) ||
  isWord(tokens[end], 'me', 'him', 'her', 'us', 'them', 'you');
