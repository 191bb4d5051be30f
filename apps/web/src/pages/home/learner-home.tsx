import { Stack } from '@rehearse/ui';
import { GoOn, NotebookCard } from '@rehearse/ui/screens';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { useNextToDo } from '../../questions/places/use-next-to-do.ts';
import { useNotebookCounts } from '../notebook/use-notebook-counts.ts';

/** The learner's next steps: the question to continue with, and the notebook if it is not empty. */
export function LearnerHome() {
  const services = useServices();
  const status = useSessionStatus();
  const next = useNextToDo(services, status);
  const notebook = useNotebookCounts(services, status);
  return (
    <Stack space="medium">
      <GoOn next={next} />
      {notebook && <NotebookCard due={notebook.due} nextInSeconds={notebook.nextInSeconds} />}
    </Stack>
  );
}
