import type { Fault } from '../fault.ts';
import { type JudgedWord, shareGuessedByShape } from '../levels/shape-classifier.ts';
import { type Check, sourceFolder } from './check.ts';

/** Fewer words of a length or an ending say nothing about it. */
const fewestToJudge = 10;
/** Fewer words can't train a classifier. */
const fewestToTrain = 2000;
const leastReal = 0.35;
const mostReal = 0.65;
const mostGuessed = 0.64;
/** The halves are drawn three times. */
const seeds = [1, 2, 3] as const;

/** Endings that learners know as endings of words. */
const endings = ['ness', 'ing', 'tion', 'ly', 'ment', 'less', 'ful', 'ify', 'ize', 'able', 'ity', 'ous'] as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Checks that real words can't be told from made-up ones by their length, their ending or the runs of their letters. */
export const checkGuessableWords: Check = ({ items }) => {
  const words = items[1].map(({ value }) => value);
  const fault = (message: string): Fault => ({ file: sourceFolder(1), line: 1, message });

  function faultOf(name: string, some: readonly JudgedWord[]): Fault[] {
    if (some.length < fewestToJudge) return [];
    const share = some.filter(({ real }) => real).length / some.length;
    if (share >= leastReal && share <= mostReal) return [];
    return [fault(`${percent(share)} of the words ${name} are real; it should be 35 to 65%.`)];
  }

  const lengths = [...new Set(words.map(({ word }) => word.length))].toSorted((a, b) => a - b);
  const shares = words.length < fewestToTrain ? [] : seeds.map((seed) => shareGuessedByShape(words, seed));
  const guessed = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return [
    ...lengths.flatMap((length) =>
      faultOf(
        `of ${length} letters`,
        words.filter(({ word }) => word.length === length),
      ),
    ),
    ...endings.flatMap((ending) =>
      faultOf(
        `in -${ending}`,
        words.filter(({ word }) => word.endsWith(ending)),
      ),
    ),
    ...(guessed > mostGuessed ? [fault(`${percent(guessed)} of the words can be guessed by shape; at most 64%.`)] : []),
  ];
};
