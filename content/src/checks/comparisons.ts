import type { SourceItem } from '../schema.ts';
import type { Path } from '../sources.ts';
import { countWords } from '../text-fields.ts';
import { type Check, everyItem, faultAt } from './check.ts';

const han = /\p{Script=Han}/u;

interface Compared {
  readonly path: Path;
  readonly sample: string;
  readonly middle?: string | undefined;
}

/** Where the sample and the middle answer of an item stand; undefined for items that have no sample of their own. */
function comparedIn(item: SourceItem): Compared | undefined {
  if ('partOne' in item) return { path: ['partOne', 'middle'], ...item.partOne };
  return 'sample' in item ? { path: ['middle'], ...item } : undefined;
}

/**
 * A middle answer stands beside a sample that is longer, with what makes the sample better in both languages; no two items
 * say the same of it.
 */
export const checkComparisons: Check = (bank) => {
  const seen = new Map<string, number>();
  return everyItem(bank).flatMap(({ item }) => {
    const compared = comparedIn(item.value);
    if (!compared) return [];
    const { path, sample, middle } = compared;
    const better = 'better' in item.value ? item.value.better : undefined;
    const faults = [];
    if (middle !== undefined && better === undefined)
      faults.push(faultAt(item, 'A middle answer needs better: say what the sample does that it does not.', path));
    if (middle === undefined && better !== undefined)
      faults.push(
        faultAt(item, `better needs ${path.join('.')}: the answer that the sample is compared with.`, ['better']),
      );
    if (middle !== undefined && countWords(middle) >= countWords(sample))
      faults.push(faultAt(item, 'The middle answer must be shorter than the sample.', path));
    if (better === undefined) return faults;
    if (!han.test(better.zh)) faults.push(faultAt(item, 'better.zh must be written in Chinese.', ['better', 'zh']));
    for (const language of ['en', 'zh'] as const) {
      const other = seen.get(better[language]);
      seen.set(better[language], item.value.id);
      if (other !== undefined)
        faults.push(
          faultAt(item, `better.${language} is the same as that of item ${other}; say what is so here.`, [
            'better',
            language,
          ]),
        );
    }
    return faults;
  });
};
