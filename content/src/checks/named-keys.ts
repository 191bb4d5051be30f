import { parseDamagedText } from '../letters.ts';
import { countCompetitors } from '../levels/competitors.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Check, faultAt, sourceFolder } from './check.ts';

/** Fewer items say nothing about the bank. */
const fewestToJudge = 100;
const leastNamed = 0.95;

const names = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .includes(word.toLowerCase());

/**
 * Checks the single gaps of 10: explanations name the word, and a gap of one letter has another word that fits its letters,
 * so that the sentence decides.
 */
export const checkNamedKeys =
  (lexicon: Lexicon): Check =>
  ({ items }) => {
    const gaps = items[10].flatMap((item) => {
      const [gap] = parseDamagedText(item.value.sentence).words;
      return gap ? [{ item, gap }] : [];
    });
    const named =
      gaps.filter(({ item, gap }) => names(item.value.why.en, gap.answer)).length / Math.max(1, gaps.length);
    const alone = gaps.filter(
      ({ gap }) => gap.clues.filter((clue) => clue === null).length === 1 && countCompetitors(gap, lexicon) === 0,
    );
    const message = `${Math.round(named * 100)}% of the explanations name the word; at least 95%.`;
    return [
      ...(gaps.length >= fewestToJudge && named < leastNamed ? [{ file: sourceFolder(10), line: 1, message }] : []),
      ...alone.map(({ item, gap }) =>
        faultAt(item, `Only "${gap.answer}" fits its letters, and one is missing: take away more.`, ['sentence']),
      ),
    ];
  };
