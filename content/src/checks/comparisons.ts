import type { LocalizedText } from '@rehearse/languages';
import type { Path } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { countWords } from '../text-fields.ts';
import { type Check, everyItem, faultAt } from './check.ts';
import { createUniqueTexts } from './unique-texts.ts';

interface Compared {
  readonly path: Path;
  readonly sample: string;
  readonly middle: string;
  readonly better: LocalizedText;
}

/** The sample and the middle answer of an item; undefined for items without a sample. */
function comparedIn(item: SourceItem): Compared | undefined {
  if ('partOne' in item) return { path: ['partOne', 'middle'], ...item.partOne, better: item.better };
  return 'better' in item ? { path: ['middle'], ...item } : undefined;
}

/** Checks that a middle answer is shorter than its sample, and that comparisons are unique. */
export const checkComparisons: Check = (bank) => {
  const uniqueTexts = createUniqueTexts('better');
  return everyItem(bank).flatMap(({ item }) => {
    const compared = comparedIn(item.value);
    if (!compared) return [];
    const { path, sample, middle, better } = compared;
    const faults = uniqueTexts(item, better);
    if (countWords(middle) >= countWords(sample))
      faults.push(faultAt(item, 'The middle answer must be shorter than the sample.', path));
    return faults;
  });
};
