import type { Mistake } from '@rehearse/api-client';
import type { MistakeListView, MistakesView } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { dismiss, loadCounts, loadList, restore } from './mistakes.ts';

type Kind = Mistake['kind'];

/**
 * The learner's mistakes: counts, and the sentences of a kind. Counts are loaded again until every text is checked.
 *
 * @param onFailed a correction could not be removed or put back
 */
export function useMistakes(
  { api, extras }: Pick<Services, 'api' | 'extras'>,
  kind: Kind | null,
  onFailed: (failure: ReturnType<typeof failureOf>) => void,
) {
  const [view, setView] = useState<MistakesView>({ phase: 'loading' });
  const [loaded, setLoaded] = useState<{ kind: Kind | null; view: MistakeListView }>({
    kind: null,
    view: { phase: 'loading' },
  });
  const [page, setPage] = useState({ kind, number: 1 });
  const [loads, setLoads] = useState(0);
  const [dismissedId, setDismissedId] = useState<number | null>(null);
  const number = page.kind === kind ? page.number : 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load
  useEffect(() => {
    let isCurrent = true;
    loadCounts({ api, extras }).then(
      (counts) => {
        if (!isCurrent) return;
        setView({ phase: 'ready', ...counts });
        if (counts.textsLeft > 0) setLoads((count) => count + 1);
      },
      (error: unknown) => isCurrent && setView({ phase: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, extras, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load
  useEffect(() => {
    if (kind === null) return;
    let isCurrent = true;
    loadList(api, kind, number).then(
      (shown) => isCurrent && setLoaded({ kind, view: shown }),
      (error: unknown) => isCurrent && setLoaded({ kind, view: { phase: 'failed', failure: failureOf(error) } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, kind, number, loads]);

  const reload = () => setLoads((count) => count + 1);
  const change = (calls: Promise<void>, dismissed: number | null) =>
    void calls.then(
      () => {
        setDismissedId(dismissed);
        reload();
      },
      (error: unknown) => onFailed(failureOf(error)),
    );
  return {
    view,
    list: loaded.kind === kind ? loaded.view : { phase: 'loading' as const },
    isDismissed: dismissedId !== null,
    onPage: (next: number) => setPage({ kind, number: next }),
    onRetry: reload,
    onReload: () => {
      setView({ phase: 'loading' });
      reload();
    },
    onDismiss: ({ mistakeId }: { mistakeId: number }) => change(dismiss(api, mistakeId), mistakeId),
    onUndoDismiss: () => dismissedId !== null && change(restore(api, dismissedId), null),
  };
}
