import type { Random } from '../random.ts';

/** Letters that the next one depends on. */
const contextLetters = 3;
/** How often only two letters are looked at, so that a rare context does not copy the one word it stands in. */
const shortContextShare = 0.25;
const start = '^';
const end = '$';

/** Makes words that are spelled as English words are. */
export interface LetterModel {
  /** A new string of letters, which may be a word there is. */
  draw(random: Random): string;
}

type Followers = Map<string, number>;

/**
 * Learns how words are spelled: how often each letter follows the three, and the two, before it, where the start and the
 * end of a word count as letters. A word counts as often as its weight says.
 */
export function learnLetters(words: Iterable<readonly [word: string, weight: number]>): LetterModel {
  const counts = new Map<string, Followers>();
  const count = (context: string, letter: string, weight: number) => {
    const next = counts.get(context) ?? new Map();
    counts.set(context, next);
    next.set(letter, (next.get(letter) ?? 0) + weight);
  };
  for (const [word, weight] of words) {
    const spelled = `${start.repeat(contextLetters)}${word}${end}`;
    for (let at = contextLetters; at < spelled.length; at += 1) {
      const letter = spelled[at] ?? end;
      count(spelled.slice(at - contextLetters, at), letter, weight);
      count(spelled.slice(at - contextLetters + 1, at), letter, weight);
    }
  }
  return {
    draw(random) {
      let word = start.repeat(contextLetters);
      for (;;) {
        const letters = random() < shortContextShare ? contextLetters - 1 : contextLetters;
        const letter = pick(counts.get(word.slice(-letters)) ?? counts.get(word.slice(1 - contextLetters)), random);
        if (letter === end) return word.slice(contextLetters);
        word += letter;
      }
    },
  };
}

/** One of the letters, each as likely as it is frequent. */
function pick(letters: Followers | undefined, random: Random): string {
  if (!letters) return end;
  let rest = random() * [...letters.values()].reduce((sum, count) => sum + count, 0);
  for (const [letter, count] of letters) {
    rest -= count;
    if (rest < 0) return letter;
  }
  return end;
}
