import type { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import type { PlannedTask } from './today.types.ts';

interface Names {
  t: ReturnType<typeof usePlanTranslation>['t'];
  language: string;
  /** Name of a question type. */
  typeName: (submoduleId: number) => string;
  /** Name of a kind of mistake. */
  kindName: (kind: string) => string;
}

const reasonKeys = {
  weakest: 'today.task.drillWeakest',
  longAgo: 'today.task.drillLongAgo',
  neverTried: 'today.task.drillNeverTried',
} as const;

/** What a task is, and why it is suggested. */
export function taskTexts(
  task: PlannedTask,
  { t, language, typeName, kindName }: Names,
): { title: string; why: string } {
  switch (task.task) {
    case 'review':
      return { title: t('today.task.review', { count: task.due }), why: t('today.task.reviewWhy') };
    case 'mistakes':
      return {
        title: t('today.task.mistakes', { count: task.due }),
        why: t('today.task.mistakesWhy', { kind: kindName(task.kind), count: task.recent }),
      };
    case 'drill':
      return {
        title: t('today.task.drill', { type: typeName(task.submoduleId), count: task.count }),
        why: t(reasonKeys[task.reason], {
          share: new Intl.NumberFormat(language, { style: 'percent' }).format(task.share ?? 0),
        }),
      };
    case 'continue':
      return { title: t(`today.task.continue.${task.kind}`), why: t('today.task.continueWhy') };
    case 'placement':
      return { title: t('today.task.placement'), why: t('today.task.placementWhy') };
    case 'mock':
      return {
        title: t(`today.task.mock.${task.form}`),
        why: task.daysSince === null ? t('today.task.mockFirst') : t('today.task.mockAgain', { count: task.daysSince }),
      };
    case 'lesson':
      return {
        title: t('today.task.lesson', { kind: kindName(task.kind) }),
        why: t('today.task.lessonWhy', {
          language: new Intl.DisplayNames(language, { type: 'language' }).of(task.firstLanguage) ?? task.firstLanguage,
        }),
      };
  }
}
