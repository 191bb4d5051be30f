import { parseDamagedText } from '../letters.ts';
import { countWords } from '../text-fields.ts';
import { type Check, faultAt } from './check.ts';
import { faultsOfScript } from './scripts.ts';

const mostWords = 24;

/** Checks that every gap of a passage is explained, in the order of the text, briefly and differently from the others. */
export const checkExplainedGaps: Check = ({ items }) =>
  items[8].flatMap((item) => {
    const { id, passage, gapWhy } = item.value;
    const faultOf = (message: string) => faultAt(item, `Item ${id}: ${message}`, ['passage']);
    const gaps = parseDamagedText(passage).words;
    const wrong = gaps.findIndex(({ answer }, index) => gapWhy[index]?.word !== answer);
    if (wrong >= 0) {
      const explained = gapWhy[wrong]?.word ?? 'nothing';
      return [faultOf(`gap ${wrong + 1} is "${gaps[wrong]?.answer}", but the tables explain "${explained}".`)];
    }
    return gapWhy.flatMap(({ word, why }, index) => [
      ...(countWords(why.en) > mostWords ? [faultOf(`"${word}" is explained in over ${mostWords} words.`)] : []),
      ...(gapWhy.findIndex((other) => other.why.en === why.en) < index
        ? [faultOf(`two gaps have the explanation "${why.en}"`)]
        : []),
      ...faultsOfScript(item, why, ['passage', word]),
    ]);
  });
