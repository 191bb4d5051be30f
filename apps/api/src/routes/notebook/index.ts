import { type AnyRoute, operation } from '../../http/route.ts';
import * as notebook from '../../services/notebook/index.ts';

/** `GET /api/notebook/summary` */
export const getNotebookSummary = operation('getNotebookSummary', ({ deps, account }) =>
  notebook.summarise(deps, { userId: account.userId }),
);

/** `POST /api/notebook/list` */
export const listReviewCards = operation('listReviewCards', ({ deps, body, account }) =>
  notebook.listCards(deps, { ...body, userId: account.userId }),
);

/** `POST /api/notebook/due` */
export const listDueCards = operation('listDueCards', ({ deps, body, account }) =>
  notebook.listDue(deps, { ...body, userId: account.userId }),
);

/** `POST /api/notebook/rate` */
export const rateReviewCard = operation('rateReviewCard', ({ deps, body, account }) =>
  notebook.rate(deps, { ...body, userId: account.userId }),
);

/** `POST /api/notebook/undo` */
export const undoReview = operation('undoReview', ({ deps, body, account }) =>
  notebook.undoReview(deps, { ...body, userId: account.userId }),
);

/** `POST /api/notebook/delete` */
export const deleteReviewCard = operation('deleteReviewCard', async ({ deps, body, account }) => {
  await notebook.deleteCard(deps, { ...body, userId: account.userId });
  return null;
});

/** `POST /api/notebook/restore` */
export const restoreReviewCard = operation('restoreReviewCard', async ({ deps, body, account }) => {
  await notebook.restoreCard(deps, { ...body, userId: account.userId });
  return null;
});

/** `POST /api/notebook/import`: 200,000 Chinese characters with JSON escapes exceed the default body limit. */
export const importWords = operation(
  'importWords',
  async ({ deps, body, account }) => {
    await deps.limits.consume('wordFilesPerAccount', String(account.userId));
    return notebook.importWords(deps, { ...body, userId: account.userId });
  },
  { maxBodyBytes: 2 * 1024 * 1024, atomic: 'claim' },
);

/** `POST /api/notebook/export` */
export const exportWords = operation('exportWords', async ({ deps, body, account }) => {
  await deps.limits.consume('wordFilesPerAccount', String(account.userId));
  return notebook.exportWords(deps, { ...body, userId: account.userId });
});

/** The mistake notebook. */
export const routes: AnyRoute[] = [
  getNotebookSummary,
  listReviewCards,
  listDueCards,
  rateReviewCard,
  undoReview,
  deleteReviewCard,
  restoreReviewCard,
  importWords,
  exportWords,
];
