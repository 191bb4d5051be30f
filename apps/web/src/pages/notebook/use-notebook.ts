import { type NotebookEmitted, notebookView } from '@rehearse/practice-machines/notebook';
import type { MeaningLanguage, NotebookScreenProps } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Services } from '../../app/services.ts';
import { useEmitted } from '../../lib/use-emitted.ts';
import { notebookAt } from './notebook-at.ts';

/** What the notebook's page shows and does. `onFailed` is called when a card could not be deleted or put back. */
export function useNotebook(
  services: Pick<Services, 'api' | 'extras'>,
  onFailed: (failure: NotebookEmitted['failure']) => void,
  meanings: MeaningLanguage,
) {
  const [machine] = useState(() => notebookAt(services));
  const actor = useActorRef(machine);
  const view = useSelector(actor, notebookView);
  useEmitted(actor, { deletionFailed: ({ failure }) => onFailed(failure) });
  return {
    ...view,
    onFilterChange: (filter) => actor.send({ type: 'filter.change', filter }),
    onPage: (page) => actor.send({ type: 'page.select', page }),
    onRetry: () => actor.send({ type: 'list.retry' }),
    onDelete: (entry) => actor.send({ type: 'card.delete', entry }),
    onUndoDelete: () => actor.send({ type: 'card.restore' }),
    onImport: (text) => actor.send({ type: 'words.import', text }),
    onExport: (scope, format) => actor.send({ type: 'words.export', scope, format, meanings }),
  } satisfies Partial<Omit<NotebookScreenProps, 'deleted'>> & { deleted: unknown };
}
