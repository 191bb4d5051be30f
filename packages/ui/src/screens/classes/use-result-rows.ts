'use client';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import type { AssignmentResults } from './classes.types.ts';
import { toFieldValue } from './due-time.ts';
import { slotsOf } from './slots-of.ts';
import { useClassTexts } from './use-class-texts.ts';

/** The results of an assignment as a table of texts, its head first. Times are local: `2030-01-15 18:00`. */
export function useResultRows() {
  const { t } = useClassesTranslation();
  const { scoreText } = useClassTexts();
  return (results: AssignmentResults): string[][] => {
    const slots = slotsOf(results);
    const head = [
      t('assignment.learner'),
      t('assignment.state'),
      t('assignment.when'),
      t('state.late'),
      t('assignment.score'),
      ...slots.map((number) => t('assignment.question', { number })),
    ];
    const rows = results.members.map(({ name, progress, answers }) => {
      const isDone = progress.state === 'done';
      return [
        name,
        t(`state.${progress.state}`),
        isDone && progress.finishedAt !== null ? toFieldValue(progress.finishedAt).replace('T', ' ') : '',
        isDone && progress.isLate ? t('state.late') : '',
        isDone ? (scoreText(progress) ?? '') : '',
        ...slots.map((slot) => {
          const answer = answers.find((each) => each.slot === slot);
          return answer ? t(`assignment.mark.${answer.outcome}`) : '';
        }),
      ];
    });
    return [head, ...rows];
  };
}
