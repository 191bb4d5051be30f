import { parseDamagedText } from '../letters.ts';
import { type Check, faultAt } from './check.ts';

/** A run of so many words is one that a learner remembers. */
const runLength = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));

/** Runs of a sentence with a gap that contain the missing word. */
function tellingRuns(sentence: string): string[] {
  const { whole, words } = parseDamagedText(sentence);
  return words.flatMap(({ answer, start }) => {
    const before = wordsOf(whole.slice(0, start)).slice(1 - runLength);
    const after = wordsOf(whole.slice(start + answer.length)).slice(0, runLength - 1);
    return runsOf([...before, answer.toLowerCase(), ...after]);
  });
}

/** Checks that no example of the word book gives the missing word of a sentence away. */
export const checkGivenAway: Check = ({ items, words }) => {
  const itemOf = new Map(items[10].flatMap(({ value }) => tellingRuns(value.sentence).map((run) => [run, value.id])));
  return words.flatMap((word) => {
    const run = runsOf(wordsOf(word.value.example.en)).find((each) => itemOf.has(each));
    return run ? [faultAt(word, `The example gives item ${itemOf.get(run)} away: "${run}".`, ['example', 'en'])] : [];
  });
};
