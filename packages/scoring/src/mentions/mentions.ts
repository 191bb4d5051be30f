/** A way that a conversation can take, and what has to be said for it. */
export interface MentionBranch {
  /** Words or phrases, of which one is enough. */
  mentions: readonly string[];
}

/** How many words before a mention can negate it. */
const REACH = 3;

const negations = new Set(['no', 'not', 'never', 'cannot']);
const isNegation = (word: string) => negations.has(word) || word.endsWith("n't");

interface SpokenWord {
  text: string;
  /** Whether a comma, a full stop or another mark stands before it. */
  isAfterBreak: boolean;
}

/** The words of a text in lower case, with straight apostrophes; a hyphen separates words. */
function wordsOf(text: string): SpokenWord[] {
  const parts = text
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(/([^\p{L}\p{N}']*)([\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*)/gu);
  return Array.from(parts, ([, before = '', word = '']) => ({ text: word, isAfterBreak: /[.,;:!?…]/u.test(before) }));
}

function isNegated(words: readonly SpokenWord[], at: number): boolean {
  for (let index = at; index > 0 && index > at - REACH; index -= 1) {
    if (words[index]?.isAfterBreak) return false;
    if (isNegation(words[index - 1]?.text ?? '')) return true;
  }
  return false;
}

function isMentioned(words: readonly SpokenWord[], phrase: string): boolean {
  const sought = wordsOf(phrase).map(({ text }) => text);
  if (sought.length === 0) return false;
  return words.some(
    (_, at) => sought.every((text, offset) => words[at + offset]?.text === text) && !isNegated(words, at),
  );
}

/**
 * The first branch one of whose words or phrases was said; undefined if none was. Compares whole words, without regard to
 * case. A mention doesn't count if “no”, “not”, “never” or a word such as “don’t” is among the three words before it, unless
 * a punctuation mark is in between.
 */
export function firstMentioned<Branch extends MentionBranch>(
  said: string,
  branches: readonly Branch[],
): Branch | undefined {
  const words = wordsOf(said);
  return branches.find(({ mentions }) => mentions.some((phrase) => isMentioned(words, phrase)));
}
