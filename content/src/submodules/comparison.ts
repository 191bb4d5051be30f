import type { Payload } from '../payload.ts';
import type { SourceItem } from '../schema.ts';

/** The middle answer with what makes the sample better; nothing where an item has none. */
export const comparisonOf = (
  middle: string | undefined,
  better: SourceItem<14>['better'],
): Pick<Payload<14>, 'middleAnswer' | 'answerComparison'> =>
  middle === undefined || better === undefined ? {} : { middleAnswer: middle, answerComparison: better };
