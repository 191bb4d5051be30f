'use client';
import {
  ButtonLink,
  Card,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../components/index.ts';
import { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { GoalProgress } from './goal-progress.tsx';
import { PracticeCalendar } from './practice-calendar.tsx';
import { TaskItem } from './task-item.tsx';
import * as styles from './today.css.ts';
import type { PlannedTask, TodayPlan, TodayView } from './today.types.ts';

export interface TodayPanelProps {
  view: TodayView;
  /** Whether a task is being started. */
  isStarting: boolean;
  /** Starts a task that needs a series of questions: drill, placement, mock or continue. */
  onStart: (task: PlannedTask) => void;
  onRetry: () => void;
}

/** A learner's day: what to do next and why, the time practised, and the last weeks. */
export function TodayPanel({ view, onRetry, ...tasks }: TodayPanelProps) {
  const { t } = usePlanTranslation();
  const failureText = useFailureText();
  if (view.phase === 'failed') {
    return <ErrorState title={t('today.failed')} description={failureText(view.failure)} onRetry={onRetry} />;
  }
  if (view.phase === 'loading') {
    return (
      <Card space="large" aria-busy="true">
        <VisuallyHidden announce="polite">{t('today.loading')}</VisuallyHidden>
        <Skeleton lines={6} width={24} />
      </Card>
    );
  }
  const { plan, hasGoals } = view;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>{t('today.title')}</Heading>
        <Aims plan={plan} hasGoals={hasGoals} />
      </Stack>
      <div className={styles.columns}>
        <Tasks tasks={plan.tasks} {...tasks} />
        <Card space="large">
          <Stack space="large">
            <GoalProgress {...plan} />
            <PracticeCalendar days={plan.days} />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}

function Aims({ plan: { daysToExam, targetScore, overall }, hasGoals }: { plan: TodayPlan; hasGoals: boolean }) {
  const { t } = usePlanTranslation();
  const exam = daysToExam === 0 ? t('today.examToday') : daysToExam !== null && t('today.exam', { count: daysToExam });
  const aims = [
    exam,
    targetScore !== null && t('today.target', { score: targetScore }),
    overall !== null && t('today.last', { low: overall.low, high: overall.high }),
  ].filter((aim) => aim !== false);
  return (
    <Inline space="small">
      {aims.length > 0 && (
        <Text tone="secondary" tabular>
          {aims.join(' · ')}
        </Text>
      )}
      <TextLink href={sitePaths.goals}>{t(hasGoals ? 'today.changeGoals' : 'today.setGoals')}</TextLink>
    </Inline>
  );
}

function Tasks({
  tasks,
  ...rest
}: { tasks: readonly PlannedTask[] } & Pick<TodayPanelProps, 'isStarting' | 'onStart'>) {
  const { t } = usePlanTranslation();
  return (
    <Stack as="section" space="medium" aria-label={t('today.next')}>
      <Heading level={2} size="small">
        {t('today.next')}
      </Heading>
      {tasks.length === 0 ? (
        <Stack space="medium" align="start">
          <Text>{t('today.nothing')}</Text>
          <ButtonLink href={sitePaths.practice}>{t('today.browse')}</ButtonLink>
        </Stack>
      ) : (
        <ol className={styles.tasks}>
          {tasks.map((task, index) => (
            <TaskItem key={keyOf(task)} task={task} isFirst={index === 0} {...rest} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

const keyOf = (task: PlannedTask) => (task.task === 'drill' ? `drill-${task.submoduleId}` : task.task);
