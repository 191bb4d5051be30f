import type { SourceItem } from '../submodules/index.ts';
import { layOutPassage } from '../submodules/reading-passage.ts';
import { type Check, faultAt } from './check.ts';

/** Checks that blanks are numbered in order, there is one gap, and each highlight occurs in the passage exactly once. */
export const checkReading: Check = ({ items }) =>
  items[9].flatMap((item) => {
    const marks = checkMarks(item.value);
    if (marks.length > 0) return marks.map((message) => faultAt(item, message, ['passage']));
    const { whole } = layOutPassage(item.value);
    return item.value.highlights.flatMap(({ answer }, index) => {
      const count = countRuns(whole, answer);
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

/** How often a sequence of whole words occurs in a text. */
function countRuns(text: string, run: string): number {
  const escaped = run.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'))].length;
}
