import { Stack } from '@rehearse/ui';
import { GoOn, NotebookCard } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useSessionStatus } from '../app/use-session-status.ts';
import { savedQuestionPlace } from './place-storage.ts';
import { useNotebookCounts } from './use-notebook-counts.ts';

const isPlace = (saved: unknown): saved is { questionId: number; submoduleId: number } =>
  typeof saved === 'object' &&
  saved !== null &&
  'questionId' in saved &&
  typeof saved.questionId === 'number' &&
  'submoduleId' in saved &&
  typeof saved.submoduleId === 'number';

/** What awaits the learner: the question that was open last on this device, and the notebook once it holds something. */
export function LearnerHome() {
  const services = useServices();
  const [saved] = useState(savedQuestionPlace);
  const notebook = useNotebookCounts(services, useSessionStatus());
  return (
    <Stack space="medium">
      <GoOn last={isPlace(saved) ? saved : null} />
      {notebook && <NotebookCard due={notebook.due} nextInSeconds={notebook.nextInSeconds} />}
    </Stack>
  );
}
