import { levels, type WordLevel } from '../catalogue.ts';
import { parseDamagedText } from '../letters.ts';
import { rankCorrelation } from '../levels/rank-correlation.ts';
import { meanRarityOf } from '../levels/rarity.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Check, sourceFolder } from './check.ts';

/** Fewer items say nothing about the bank. */
const fewestToJudge = 100;
const mostTwoOff = 0.03;
const leastCorrelation = 0.6;

const easyWords: ReadonlySet<WordLevel | undefined> = new Set(['CEFR-A1', 'CEFR-A2']);
const hardWords: ReadonlySet<WordLevel | undefined> = new Set(['CEFR-B2', 'CEFR-C']);

/** Checks that levels can be trusted: hard clozes don't ask for words of A1, and sentences with rarer words are harder. */
export const checkMeasuredLevels =
  (lexicon: Lexicon): Check =>
  ({ items, levelOf }) => {
    const keys = items[10].flatMap(({ value }) => {
      const [gap] = parseDamagedText(value.sentence).words;
      const word = gap && levelOf.get(gap.answer.toLowerCase());
      return word ? [{ word, level: value.level }] : [];
    });
    const twoOff = keys.filter(
      ({ word, level }) => (level === 'hard' && easyWords.has(word)) || (level === 'easy' && hardWords.has(word)),
    );
    const share = twoOff.length / Math.max(1, keys.length);
    const isOff = keys.length >= fewestToJudge && share > mostTwoOff;
    const message = `The level of ${Math.round(share * 100)}% of the items is two bands from that of their word; at most 3%.`;
    return [
      ...(isOff ? [{ file: sourceFolder(10), line: 1, message }] : []),
      ...([2, 6] as const).flatMap((id) => {
        const sentences = items[id].map(({ value }) => value);
        if (sentences.length < fewestToJudge) return [];
        const correlation = rankCorrelation(
          sentences.map(({ level }) => levels.indexOf(level)),
          sentences.map(({ text }) => meanRarityOf(text, { ...lexicon, levelOf })),
        );
        const shown = correlation.toFixed(2);
        return correlation >= leastCorrelation
          ? []
          : [
              {
                file: sourceFolder(id),
                line: 1,
                message: `Levels and rarity of words correlate by ${shown}; at least 0.6.`,
              },
            ];
      }),
    ];
  };
