import { Container, Heading, Inline, Stack } from '@rehearse/ui';
import {
  GoOn,
  InARowLink,
  NotebookCard,
  type Part,
  TodayPanel,
  type TodayPlan,
  type TodayView,
  usePlanTranslation,
} from '@rehearse/ui/screens';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { useNextToDo } from '../../questions/places/use-next-to-do.ts';
import { useNotebookCounts } from '../notebook/use-notebook-counts.ts';
import { useStartTask } from '../plan/start-task.ts';
import { useToday } from '../plan/use-today.ts';

/** A learner's home: what to do today, and the question to continue with. */
export function LearnerHome() {
  const services = useServices();
  const status = useSessionStatus();
  const next = useNextToDo(services, status);
  const [today, onRetry] = useToday(services);
  const { isStarting, startTask } = useStartTask();
  if (today.phase === 'absent') return <WithoutPlan next={next} />;
  return (
    <Container>
      <Stack space="large">
        <TodayPanel
          view={viewOf(today)}
          isStarting={isStarting}
          onStart={(task) => void startTask(task)}
          onRetry={onRetry}
        />
        <GoOn next={next} />
        <Inline>
          <InARowLink />
        </Inline>
      </Stack>
    </Container>
  );
}

function viewOf(today: Part<{ plan: TodayPlan; hasGoals: boolean }>): TodayView {
  if (today.phase === 'ready') return { phase: 'ready', ...today.value };
  return today.phase === 'failed' ? today : { phase: 'loading' };
}

/** For hosts that make no plans. */
function WithoutPlan({ next }: { next: ReturnType<typeof useNextToDo> }) {
  const services = useServices();
  const { t } = usePlanTranslation();
  const notebook = useNotebookCounts(services, useSessionStatus());
  return (
    <Container>
      <Stack space="large">
        <Heading level={1}>{t('today.title')}</Heading>
        <GoOn next={next} />
        <Inline>
          <InARowLink />
        </Inline>
        {notebook && <NotebookCard due={notebook.due} nextInSeconds={notebook.nextInSeconds} />}
      </Stack>
    </Container>
  );
}
