import { wordLevels, wordsFolder } from '../catalogue.ts';
import { parseDamagedText } from '../letters.ts';
import { rankCorrelation } from '../levels/rank-correlation.ts';
import { plainWordsOf } from '../levels/rarity.ts';
import type { Lexicon } from '../lexicon.ts';
import { contentTypeOf } from '../submodules/index.ts';
import { type Check, everyItem } from './check.ts';

const madeUpWordsIn = 1;
/** Fewer words say nothing about the bank. */
const fewestToJudge = 10_000;
/** The rest are names after a capital letter, foreign words and quoted spelling mistakes. */
const leastCovered = 0.99;
/** Bands of SCOWL count in how many dictionaries a word is, which is only roughly how hard it is. */
const leastCorrelation = 0.35;

/** Checks that the words of all texts have a CEFR level, and that the levels agree with the frequency bands of SCOWL. */
export const checkWordCoverage =
  ({ bandOf }: Lexicon): Check =>
  (bank) => {
    const faultOf = (message: string) => [{ file: `sources/${wordsFolder}`, line: 1, message }];
    const words = everyItem(bank)
      .filter(({ submoduleId }) => submoduleId !== madeUpWordsIn)
      .flatMap(({ submoduleId, item }) => contentTypeOf(submoduleId).texts(item.value))
      .flatMap(({ text }) => plainWordsOf(parseDamagedText(text).whole));
    if (words.length < fewestToJudge) return [];
    const unknown = words.filter((word) => !bank.levelOf.has(word));
    const share = 1 - unknown.length / words.length;
    const banded = [...bank.levelOf].flatMap(([word, level]) => {
      const band = bandOf.get(word);
      return band === undefined ? [] : [{ level: wordLevels.indexOf(level), band }];
    });
    const correlation = rankCorrelation(
      banded.map(({ level }) => level),
      banded.map(({ band }) => band),
    );
    return [
      ...(share < leastCovered
        ? faultOf(
            `Only ${(100 * share).toFixed(1)}% of the words have a CEFR level, not "${[...new Set(unknown)].slice(0, 9).join('", "')}".`,
          )
        : []),
      ...(correlation < leastCorrelation
        ? faultOf(
            `CEFR levels and frequency bands correlate by ${correlation.toFixed(2)}; at least ${leastCorrelation}.`,
          )
        : []),
    ];
  };
