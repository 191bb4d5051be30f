import { getNotebookSummary, unwrap } from '@rehearse/api-client';
import type { NotebookCounts } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';
import { secondsBetween } from '../../lib/seconds-between.ts';
import type { SessionStatus } from '../../session/session.ts';

/** The notebook counts for `NotebookCard`; null for visitors, while loading, and for an empty notebook. */
export function useNotebookCounts(
  { api: client, extras }: Pick<Services, 'api' | 'extras'>,
  status: SessionStatus,
): NotebookCounts | null {
  const [counts, setCounts] = useState<NotebookCounts | null>(null);
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    extras
      .ask('notebook', () => unwrap(getNotebookSummary({ client })))
      .then(
        ({ now, due, learning, graduated, nextDueAt }) => {
          const nextInSeconds = nextDueAt === null ? null : secondsBetween(now, nextDueAt);
          if (current && due + learning + graduated > 0) setCounts({ due, learning, graduated, nextInSeconds });
        },
        () => {},
      );
    return () => {
      current = false;
      setCounts(null);
    };
  }, [client, extras, status]);
  return counts;
}
