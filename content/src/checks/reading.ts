import type { SourceItem } from '../submodules/index.ts';
import { layOutPassage } from '../submodules/reading-passage.ts';
import { countWords, placesOf } from '../text-fields.ts';
import { type Check, faultAt, sourceFolder } from './check.ts';

/** Fewer highlights say nothing about the bank. */
const fewestToJudge = 20;

/** A short highlight can be found without reading. */
const shortHighlight = 2;
const mostShortHighlights = 0.05;

/** Checks that few highlights are of one or two words. */
export const checkHighlights: Check = ({ items }) => {
  const answers = items[9].flatMap(({ value }) => value.highlights.map(({ answer }) => answer));
  const share = answers.filter((answer) => countWords(answer) <= shortHighlight).length / Math.max(1, answers.length);
  if (answers.length < fewestToJudge || share <= mostShortHighlights) return [];
  const message = `${Math.round(share * 100)}% of the highlights have ${shortHighlight} words or fewer; at most 5%.`;
  return [{ file: sourceFolder(9), line: 1, message }];
};

/** Checks that blanks are numbered in order, there is one gap, and each highlight occurs in the passage exactly once. */
export const checkReading: Check = ({ items }) =>
  items[9].flatMap((item) => {
    const marks = checkMarks(item.value);
    if (marks.length > 0) return marks.map((message) => faultAt(item, message, ['passage']));
    const { whole } = layOutPassage(item.value);
    return item.value.highlights.flatMap(({ answer }, index) => {
      const count = placesOf(answer, whole).length;
      return count === 1
        ? []
        : [
            faultAt(item, `The answer occurs ${count} times in the passage instead of once.`, [
              'highlights',
              index,
              'answer',
            ]),
          ];
    });
  });

function checkMarks({ passage, blanks, missing }: SourceItem<9>): string[] {
  const faults: string[] = [];
  const [first = '', ...others] = passage;
  const numbers = [...first.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
  const isInOrder = numbers.length === blanks.length && numbers.every((number, index) => number === index + 1);
  if (!isInOrder) faults.push(`Paragraph 1 must have the blanks {1} to {${blanks.length}} in order.`);
  if (others.some((paragraph) => /\{\d+\}/.test(paragraph))) faults.push('Only paragraph 1 may have numbered blanks.');
  const gaps = passage.join('\n').split('{missing}').length - 1;
  if (gaps !== 1) faults.push(`{missing} occurs ${gaps} times in the passage instead of once.`);
  const rest = passage.join('\n').replace(/\{(?:\d+|missing)\}/g, '');
  if (/[{}]/.test(rest)) faults.push('The passage contains a brace that does not belong to a blank.');
  const keys = [...blanks, missing].filter(({ options, answer }) => options[answer - 1] === undefined);
  if (keys.length > 0) faults.push('A blank has no key.');
  return faults;
}
