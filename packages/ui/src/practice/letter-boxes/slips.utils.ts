import type { LetterBoxesView } from '@rehearse/practice-machines/letter-boxes';
import type { Slip } from '../review/index.ts';

type Reviewed = Extract<LetterBoxesView, { phase: 'reviewed' }>;

/** The cost of each wrong word. One wrong letter loses the whole word. A word left blank lists only the answer. */
export function slipsOf({ words }: Pick<Reviewed, 'words'>, kinds: { wrong: string; blank: string }): Slip[] {
  const lost = 1 / words.length;
  return words
    .filter((word) => !word.correct)
    .map(({ given, expected, blank, explanation }) => ({
      kind: blank ? kinds.blank : kinds.wrong,
      tone: 'critical',
      ...(blank ? {} : { given }),
      expected,
      ...(explanation === null ? {} : { why: explanation }),
      lost,
    }));
}
