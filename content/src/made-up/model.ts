import type { Random } from '../random.ts';

/** Number of letters that the next one depends on. */
const contextLetters = 3;
/** How often only two letters are used as context, so that a rare context does not reproduce its only word. */
const shortContextShare = 0.25;
const start = '^';
const end = '$';

/** Generates words with English spelling. */
export interface LetterModel {
  /** A new string, which may be an existing word. */
  draw(random: Random): string;
}

type Followers = Map<string, number>;

/**
 * Learns a letter model: how often each letter follows the previous three, and the previous two. Word boundaries count as
 * letters. Words are weighted.
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

/** Draws a letter with probability proportional to its frequency. */
function pick(letters: Followers | undefined, random: Random): string {
  if (!letters) return end;
  let rest = random() * [...letters.values()].reduce((sum, count) => sum + count, 0);
  for (const [letter, count] of letters) {
    rest -= count;
    if (rest < 0) return letter;
  }
  return end;
}
