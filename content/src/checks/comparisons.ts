import { countWords } from '../text-fields.ts';
import { type Check, faultAt } from './check.ts';
import { createUniqueTexts } from './unique-texts.ts';

/** Checks that a middle answer is shorter than its sample, and that comparisons are unique. */
export const checkComparisons: Check = ({ items }) => {
  const uniqueTexts = createUniqueTexts();
  return items[11].flatMap((item) => {
    const { sample, middle, better } = item.value;
    const faults = uniqueTexts(item, better, ['better']);
    if (countWords(middle.text) >= countWords(sample))
      faults.push(faultAt(item, 'The middle answer must be shorter than the sample.', ['middle']));
    return faults;
  });
};
