import { fromCallback, fromPromise } from 'xstate';
import { callFailure } from '../shared/failure.ts';
import { loadCounted } from './notebook.logic.ts';
import type {
  CardsRequest,
  DeletionOutcome,
  DeletionRequest,
  LoadedCards,
  NotebookCounts,
  NotebookPage,
} from './notebook.types.ts';

/** The `loadCards` actor of a notebook: both calls at once, each failing by itself. */
export function cardsBy(
  loadCounts: (signal: AbortSignal) => Promise<NotebookCounts>,
  loadPage: (request: CardsRequest, signal: AbortSignal) => Promise<NotebookPage>,
) {
  return fromPromise<LoadedCards, CardsRequest>(({ input, signal }) =>
    loadCounted(
      () => loadCounts(signal),
      (request) => loadPage(request, signal),
      input,
    ),
  );
}

/** The `deletions` actor of a notebook: several may be under way. */
export function deletionsBy(calls: {
  deleteCard(cardId: number): Promise<void>;
  restoreCard(cardId: number): Promise<void>;
}) {
  return fromCallback<DeletionRequest, undefined>(({ receive, sendBack }) => {
    const report = (outcome: DeletionOutcome) => sendBack(outcome);
    const fail = (error: unknown) => report({ type: 'deletion.failed', failure: callFailure(error) });
    receive((request) => {
      if (request.type === 'card.delete') {
        const { entry } = request;
        calls.deleteCard(entry.cardId).then(() => report({ type: 'card.deleted', entry }), fail);
      } else {
        const { cardId } = request;
        calls.restoreCard(cardId).then(() => report({ type: 'card.restored', cardId }), fail);
      }
    });
  });
}
