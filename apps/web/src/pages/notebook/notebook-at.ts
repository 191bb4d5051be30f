import {
  deleteReviewCard,
  exportWords,
  getNotebookSummary,
  importWords,
  listReviewCards,
  restoreReviewCard,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import {
  cardsBy,
  deletionsBy,
  type ExportedFile,
  type ExportRequest,
  notebookMachine,
  type WordListReport,
} from '@rehearse/practice-machines/notebook';
import { fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { saveFile } from '../../lib/save-file.ts';
import { secondsBetween } from '../../lib/seconds-between.ts';
import { toEntry } from './notebook.ts';

const pageSize = 10;

/** The notebook of a host. */
export function notebookAt({ api: client, extras }: Pick<Services, 'api' | 'extras'>) {
  const host = client.getConfig().baseUrl ?? '';
  return notebookMachine.provide({
    actors: {
      loadCards: cardsBy(
        async () => {
          const { now, due, learning, graduated, nextDueAt } = await extras.ask('notebook', () =>
            unwrap(getNotebookSummary({ client })),
          );
          const nextInSeconds = nextDueAt === null ? null : secondsBetween(now, nextDueAt);
          return { due, learning, graduated, nextInSeconds };
        },
        async ({ filter: { status, kind }, page }, signal) => {
          const body = { status, page, size: pageSize, ...(kind === 'all' ? {} : { kind }) };
          const { content, now, totalPages, totalElements } = await unwrap(listReviewCards({ client, body, signal }));
          const entries = content.map((card) => toEntry(card, { host, now }));
          return { entries, page, pages: totalPages, total: totalElements };
        },
      ),
      deletions: deletionsBy({
        deleteCard: async (cardId) => void (await unwrapIfAny(deleteReviewCard({ client, body: { cardId } }))),
        restoreCard: async (cardId) => void (await unwrapIfAny(restoreReviewCard({ client, body: { cardId } }))),
      }),
      importWords: fromPromise<WordListReport, { text: string }>(({ input: { text } }) =>
        unwrap(importWords({ client, body: { text } })),
      ),
      exportWords: fromPromise<ExportedFile, ExportRequest>(async ({ input: { scope, format, meanings } }) => {
        const file = await unwrap(exportWords({ client, body: { scope, format, meanings } }));
        saveFile(file);
        return { words: file.words, fileName: file.fileName };
      }),
    },
  });
}
