'use client';
import { Heading, ProgressBar, Stack, Text } from '../../components/index.ts';
import { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import type { TodayPlan } from './today.types.ts';

/** Time practised today, against the learner's goal if there is one. */
export function GoalProgress({ minutesDone: done, minutesGoal: goal }: Pick<TodayPlan, 'minutesDone' | 'minutesGoal'>) {
  const { t } = usePlanTranslation();
  const text = () => {
    if (goal === null) return t('today.goal.open', { done });
    return t(done >= goal ? 'today.goal.reached' : 'today.goal.of', { done, goal });
  };
  return (
    <Stack as="section" space="small" aria-label={t('today.goal.title')}>
      <Heading level={2} size="small">
        {t('today.goal.title')}
      </Heading>
      {goal !== null && (
        <ProgressBar
          label={t('today.goal.title')}
          value={done}
          max={goal}
          valueText={text()}
          tone={done >= goal ? 'positive' : 'primary'}
        />
      )}
      <Text tabular>{text()}</Text>
      <Text size="small" tone="secondary">
        {t('today.goal.how')}
      </Text>
    </Stack>
  );
}
