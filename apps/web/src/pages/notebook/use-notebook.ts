import {
  type ApiClient,
  deleteReviewCard,
  exportWords,
  getNotebookSummary,
  importWords,
  listReviewCards,
  restoreReviewCard,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import type {
  MeaningLanguage,
  NotebookEntry,
  NotebookFilter,
  NotebookListState,
  NotebookSummaryState,
  WordExportState,
  WordFileFormat,
  WordImportState,
  WordScope,
} from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import type { Services } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { secondsBetween, toEntry } from './notebook.ts';

type Host = Pick<Services, 'api' | 'extras'>;

const pageSize = 10;

interface Shown {
  filter: NotebookFilter;
  page: number;
  /** Number of loads, so that the same page can be reloaded. */
  load: number;
}

async function loadSummary({ api: client, extras }: Host): Promise<NotebookSummaryState> {
  try {
    const { now, due, learning, graduated, nextDueAt } = await extras.ask('notebook', () =>
      unwrap(getNotebookSummary({ client })),
    );
    const nextInSeconds = nextDueAt === null ? null : secondsBetween(now, nextDueAt);
    return { phase: 'ready', due, learning, graduated, nextInSeconds };
  } catch (error) {
    return { phase: 'failed', failure: failureOf(error) };
  }
}

async function loadList(client: ApiClient, { filter, page }: Shown): Promise<NotebookListState> {
  const { status, kind } = filter;
  const body = { status, page, size: pageSize, ...(kind === 'all' ? {} : { kind }) };
  try {
    const { content, now, totalPages, totalElements } = await unwrap(listReviewCards({ client, body }));
    if (content.length === 0 && page > 1) return loadList(client, { filter, page: Math.max(1, totalPages), load: 0 });
    const host = client.getConfig().baseUrl ?? '';
    const entries = content.map((card) => toEntry(card, { host, now }));
    return { phase: 'ready', entries, page, pages: totalPages, total: totalElements };
  } catch (error) {
    return { phase: 'failed', failure: failureOf(error) };
  }
}

/** The counts and the filtered cards, reloaded after each change. */
function useCards(host: Host) {
  const { api: client } = host;
  const [shown, setShown] = useState<Shown>({ filter: { status: 'due', kind: 'all' }, page: 1, load: 0 });
  const [summary, setSummary] = useState<NotebookSummaryState>({ phase: 'loading' });
  const [list, setList] = useState<NotebookListState>({ phase: 'loading' });

  useEffect(() => {
    let current = true;
    void Promise.all([loadSummary(host), loadList(client, shown)]).then(([counts, cards]) => {
      if (!current) return;
      setSummary(counts);
      setList(cards);
    });
    return () => {
      current = false;
    };
  }, [host, client, shown]);

  const show = (change: Partial<Shown>) => {
    if (change.filter || change.page) setList({ phase: 'loading' });
    setShown((before) => ({ ...before, ...change, load: before.load + 1 }));
  };
  return { shown, summary, list, setList, setSummary, show };
}

/** Deletes a card optimistically, and restores it on undo. */
function useDeletion(
  client: ApiClient,
  { list, setList, show }: ReturnType<typeof useCards>,
  onFailed: (failure: CallFailure) => void,
) {
  const [deleted, setDeleted] = useState<NotebookEntry | null>(null);
  const fail = (error: unknown) => {
    onFailed(failureOf(error));
    show({});
  };
  const remove = async (entry: NotebookEntry) => {
    const { cardId } = entry;
    if (list.phase === 'ready') {
      const entries = list.entries.filter((one) => one.cardId !== cardId);
      setList({ ...list, entries, total: list.total - 1 });
    }
    try {
      await unwrapIfAny(deleteReviewCard({ client, body: { cardId } }));
      setDeleted(entry);
      show({});
    } catch (error) {
      fail(error);
    }
  };
  const undo = async () => {
    if (!deleted) return;
    try {
      await unwrapIfAny(restoreReviewCard({ client, body: { cardId: deleted.cardId } }));
      setDeleted(null);
      show({});
    } catch (error) {
      fail(error);
    }
  };
  return { deleted, remove, undo };
}

/** The data and actions of the notebook page. `onFailed` receives failures outside of the lists. */
export function useNotebook(host: Host, onFailed: (failure: CallFailure) => void, meanings: MeaningLanguage) {
  const { api: client } = host;
  const cards = useCards(host);
  const { shown, show } = cards;
  const deletion = useDeletion(client, cards, onFailed);
  const [importState, setImportState] = useState<WordImportState>({ phase: 'idle' });
  const [exportState, setExportState] = useState<WordExportState>({ phase: 'idle' });

  const giveWords = async (text: string) => {
    setImportState({ phase: 'busy' });
    try {
      setImportState({ phase: 'done', report: await unwrap(importWords({ client, body: { text } })) });
      show({});
    } catch (error) {
      setImportState({ phase: 'failed', failure: failureOf(error) });
    }
  };
  const takeWords = async (scope: WordScope, format: WordFileFormat) => {
    setExportState({ phase: 'busy' });
    try {
      const file = await unwrap(exportWords({ client, body: { scope, format, meanings } }));
      saveFile(file);
      setExportState({ phase: 'done', words: file.words, fileName: file.fileName });
    } catch (error) {
      setExportState({ phase: 'failed', failure: failureOf(error) });
    }
  };

  return {
    summary: cards.summary,
    list: cards.list,
    filter: shown.filter,
    importState,
    exportState,
    deleted: deletion.deleted,
    onFilterChange: (filter: NotebookFilter) => show({ filter, page: 1 }),
    onPage: (page: number) => show({ page }),
    onRetry: () => {
      cards.setSummary({ phase: 'loading' });
      show({ page: shown.page });
    },
    onDelete: (entry: NotebookEntry) => void deletion.remove(entry),
    onUndoDelete: () => void deletion.undo(),
    onImport: (text: string) => void giveWords(text),
    onExport: (scope: WordScope, format: WordFileFormat) => void takeWords(scope, format),
  };
}
