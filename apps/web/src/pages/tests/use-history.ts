import type { ListedSitting, SittingKindFilter, SittingListState, TrendState } from '@rehearse/ui/screens';
import { useCallback, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { loadSittings, loadTrend } from './sittings.ts';
import { useDeletion } from './use-deletion.ts';

/** A page of the learner's sittings of a kind, and the trend of all tests. */
export function useHistory(kind: SittingKindFilter) {
  const services = useServices();
  const [shown, setShown] = useState({ kind, page: 1 });
  const page = shown.kind === kind ? shown.page : 1;
  const [list, onRetry, reloadList] = usePart(
    useCallback(() => loadSittings(services, kind, page), [services, kind, page]),
  );
  const [trend, , reloadTrend] = usePart(useCallback(() => loadTrend(services), [services]));
  const remove = useDeletion();

  const onDelete = async (sitting: ListedSitting) => {
    if (!(await remove(sitting))) return;
    const isLastOfPage = list.phase === 'ready' && list.value.sittings.length === 1;
    if (isLastOfPage && page > 1) setShown({ kind, page: page - 1 });
    reloadList();
    reloadTrend();
  };

  const listState = (): SittingListState => {
    if (list.phase === 'ready') return list.value;
    return list.phase === 'failed' ? list : { phase: 'loading' };
  };
  const trendState = (): TrendState => {
    if (trend.phase === 'ready') return trend.value;
    return { phase: trend.phase === 'failed' ? 'failed' : 'loading' };
  };
  return {
    list: listState(),
    trend: trendState(),
    onPage: (next: number) => setShown({ kind, page: next }),
    onRetry,
    onDelete: (sitting: ListedSitting) => void onDelete(sitting),
  };
}
