/** A blank in a sentence, to be filled with words that were heard. */
export interface HeardBlank {
  /** One or two words. */
  answer: string;
  /** Other right answers. */
  accepted?: readonly string[] | undefined;
}

/**
 * How right an entry is. `nearly` counts as wrong: a word of at least five letters has one wrong, missing or additional
 * letter, or a word was split or joined.
 */
export type BlankVerdict = 'right' | 'nearly' | 'wrong' | 'empty';

const NEARLY_FROM = 5;

/** The words of an entry, without what doesn't count: case, accents, punctuation and articles. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]|(?<=\d)[, ](?=\d{3})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(an?|the)?$/.test(word));

/** Whether one changed, missing or additional letter makes a word out of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length > other.length) return isOneLetterOff(other, one);
  if (other.length - one.length > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one.slice(one.length === other.length ? at + 1 : at) === other.slice(at + 1);
}

function isNearly(expected: readonly string[], given: readonly string[]): boolean {
  if (expected.join('') === given.join('')) return true;
  const slips = expected.filter((word, index) => word !== given[index]);
  const [slip = '', another] = slips;
  return (
    expected.length === given.length &&
    another === undefined &&
    slip.length >= NEARLY_FROM &&
    isOneLetterOff(slip, given[expected.indexOf(slip)] ?? '')
  );
}

/** Grades what was typed into a blank. Case, accents, punctuation, articles and additional spaces don't count. */
export function gradeBlank({ answer, accepted = [] }: HeardBlank, entry: string): BlankVerdict {
  const given = wordsOf(entry);
  if (given.length === 0) return 'empty';
  const keys = [answer, ...accepted].map(wordsOf);
  if (keys.some((key) => key.join(' ') === given.join(' '))) return 'right';
  return keys.some((key) => isNearly(key, given)) ? 'nearly' : 'wrong';
}
