import { callFailure } from '../shared/failure.ts';
import type { CardsRequest, LoadedCards, NotebookCounts, NotebookListState, NotebookPage } from './notebook.types.ts';

/** The list without a card. */
export function withoutCard(list: NotebookListState, cardId: number): NotebookListState {
  if (list.phase !== 'ready') return list;
  return { ...list, entries: list.entries.filter((entry) => entry.cardId !== cardId), total: list.total - 1 };
}

const failed = (error: unknown) => ({ phase: 'failed' as const, failure: callFailure(error) });

/**
 * Loads counts and page at once. A page beyond the end, as when its last card was deleted, becomes the last page.
 */
export async function loadCounted(
  loadCounts: () => Promise<NotebookCounts>,
  loadPage: (request: CardsRequest) => Promise<NotebookPage>,
  request: CardsRequest,
): Promise<LoadedCards> {
  const load = async (): Promise<NotebookPage> => {
    const loaded = await loadPage(request);
    const isBeyond = loaded.entries.length === 0 && request.page > 1;
    return isBeyond ? await loadPage({ ...request, page: Math.max(1, loaded.pages) }) : loaded;
  };
  const [summary, list] = await Promise.all([
    loadCounts().then((counts) => ({ phase: 'ready' as const, ...counts }), failed),
    load().then((page) => ({ phase: 'ready' as const, ...page }), failed),
  ]);
  return { summary, list };
}
