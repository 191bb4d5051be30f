import type { LetterBoxesView } from '@rehearse/practice-machines/letter-boxes';
import type { Slip } from '../review/index.ts';

type Reviewed = Extract<LetterBoxesView, { phase: 'reviewed' }>;

/** What each wrong word cost; a word with one wrong letter is lost whole. Words left blank stand in one row at the end. */
export function slipsOf({ words }: Pick<Reviewed, 'words'>, kinds: { wrong: string; blank: string }): Slip[] {
  const share = 1 / words.length;
  const lost = words.filter((word) => !word.correct);
  const blank = lost.filter((word) => word.blank);
  return [
    ...lost
      .filter((word) => !word.blank)
      .map(({ given, expected }): Slip => ({ kind: kinds.wrong, tone: 'critical', given, expected, lost: share })),
    ...(blank.length > 0
      ? [
          {
            ...{ kind: kinds.blank, tone: 'critical' as const, lost: blank.length * share },
            expected: blank.map(({ expected }) => expected).join(', '),
          },
        ]
      : []),
  ];
}
