'use client';
import { textIn } from '@rehearse/languages';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import type { Assignment, AssignmentProgress, FrequentMiss } from './classes.types.ts';

/** Sentences about assignments and results in the reader's language. */
export function useClassTexts() {
  const { t, language } = useClassesTranslation();
  const { typeName, instantOf, percentOf, shownRange } = useScoreTexts();
  return {
    /** "Drill: Fill In the Blanks, 10 questions". */
    taskText: ({ task }: Pick<Assignment, 'task'>) =>
      task.kind === 'drill'
        ? t('assignments.drill', { types: task.submoduleIds.map(typeName).join(', '), count: task.count })
        : t(`assignments.test.${task.form}`, { exam: textIn(task.name, language) ?? '' }),
    /** "Due Nov 30, 2026, 6:00 PM". `now` is an instant. */
    dueText: (dueAt: string | null, now: string) => {
      if (dueAt === null) return t('assignments.noDue');
      return t(isOver(dueAt, now) ? 'assignments.wasDue' : 'assignments.due', { date: instantOf(dueAt) });
    },
    /** "80%", or the range of a test; null without a result. */
    scoreText: ({ share, overall }: Pick<AssignmentProgress, 'share' | 'overall'>) => {
      if (overall) return shownRange(overall);
      return share === null ? null : percentOf(share);
    },
    /** "80% right", or the range of a test; null without a result. */
    resultText: ({ share, overall }: Pick<AssignmentProgress, 'share' | 'overall'>) => {
      if (overall) return t('learner.range', { range: shownRange(overall) });
      return share === null ? null : t('learner.score', { percent: percentOf(share) });
    },
    /** "“lend” instead of “borrow”". */
    missText: ({ word, given }: FrequentMiss) => {
      if (given !== null && word !== null) return t('assignment.miss.word', { word, given });
      if (given !== null) return t('assignment.miss.whole', { given });
      return word === null ? t('assignment.miss.nothing') : t('assignment.miss.empty', { word });
    },
  };
}

/** Whether a due date is before `now`. Both are ISO 8601; null is never over. */
export const isOver = (dueAt: string | null, now: string) => dueAt !== null && Date.parse(dueAt) < Date.parse(now);
