import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { cardsBy, deletionsBy } from './notebook.actors.ts';
import { notebookMachine } from './notebook.machine.ts';
import type {
  CardsRequest,
  ExportedFile,
  ExportRequest,
  NotebookEmitted,
  NotebookEntry,
  NotebookFilter,
  NotebookPage,
  WordListReport,
} from './notebook.types.ts';
import { notebookView } from './notebook.view.ts';

const counts = { due: 2, learning: 1, graduated: 0, nextInSeconds: 60 };
const graduated: NotebookFilter = { status: 'graduated', kind: 'word' };
const report: WordListReport = { matched: ['harvest'], added: [], known: [], refused: [] };
const down = () => Promise.reject(new Error('The host is down.'));
const failure = { code: 'server', message: 'The host is down.' };

const entryOf = (cardId: number): NotebookEntry => ({
  cardId,
  item: {
    kind: 'word',
    text: 'harvest',
    definition: null,
    meanings: [],
    level: null,
    british: null,
    american: null,
    example: null,
  },
  status: 'due',
  reason: 'wrongLetters',
  given: null,
  score: null,
  source: null,
  timesMissed: 1,
  streak: 0,
  inSeconds: 0,
});

interface Host {
  loadCounts?: () => Promise<typeof counts>;
  loadPage?: (request: CardsRequest) => Promise<NotebookPage>;
  deleteCard?: (cardId: number) => Promise<void>;
  restoreCard?: (cardId: number) => Promise<void>;
  importWords?: (text: string) => Promise<WordListReport>;
  exportWords?: (request: ExportRequest) => Promise<ExportedFile>;
}

/** A notebook of these cards at a host that deletes the cards it is asked to. */
async function open(cardIds: number[] = [1, 2], host: Host = {}) {
  let cards = cardIds;
  const requests: CardsRequest[] = [];
  const emitted: NotebookEmitted[] = [];
  const loadPage = async ({ page }: CardsRequest) => ({
    entries: cards.slice((page - 1) * 10, page * 10).map(entryOf),
    page,
    pages: Math.ceil(cards.length / 10),
    total: cards.length,
  });
  const deleteCard = async (id: number) => {
    cards = cards.filter((card) => card !== id);
  };
  const restoreCard = async (id: number) => {
    cards = [...cards, id];
  };
  const machine = notebookMachine.provide({
    actors: {
      loadCards: cardsBy(host.loadCounts ?? (async () => counts), (request) => {
        requests.push(request);
        return (host.loadPage ?? loadPage)(request);
      }),
      deletions: deletionsBy({
        deleteCard: host.deleteCard ?? deleteCard,
        restoreCard: host.restoreCard ?? restoreCard,
      }),
      importWords: fromPromise<WordListReport, { text: string }>(({ input }) =>
        (host.importWords ?? (async () => report))(input.text),
      ),
      exportWords: fromPromise<ExportedFile, ExportRequest>(({ input }) =>
        (host.exportWords ?? (async ({ format }) => ({ words: 3, fileName: `words.${format}` })))(input),
      ),
    },
  });
  const actor = createActor(machine);
  actor.on('deletionFailed', (event) => emitted.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const view = () => notebookView(actor.getSnapshot());
  const shown = () => {
    const { list } = view();
    return list.phase === 'ready' ? list.entries.map(({ cardId }) => cardId) : list.phase;
  };
  await settled();
  return { actor, emitted, requests, settled, shown, view, send: actor.send.bind(actor) };
}

describe('the list', () => {
  it('shows what is due at first, with the counts', async () => {
    const { view, requests } = await open();
    expect(requests).toEqual([{ filter: { status: 'due', kind: 'all' }, page: 1 }]);
    expect(view()).toMatchObject({ summary: { phase: 'ready', ...counts }, list: { phase: 'ready', total: 2 } });
  });

  it('begins at the first page under another filter, and is empty while it loads', async () => {
    const { send, requests, settled, shown, view } = await open(Array.from({ length: 12 }, (_, index) => index + 1));
    send({ type: 'page.select', page: 2 });
    expect(shown()).toBe('loading');
    await settled();
    expect(shown()).toEqual([11, 12]);
    send({ type: 'filter.change', filter: graduated });
    expect([shown(), view().filter, view().summary.phase]).toEqual(['loading', graduated, 'ready']);
    await settled();
    expect(requests.at(-1)).toEqual({ filter: graduated, page: 1 });
  });

  it('shows the newest choice, whatever comes late for an earlier one', async () => {
    const replies: ((page: NotebookPage) => void)[] = [];
    const page = (cardId: number) => ({ entries: [entryOf(cardId)], page: 1, pages: 1, total: 1 });
    const { send, settled, shown } = await open([], {
      loadPage: ({ page: number }) =>
        number === 1 ? Promise.resolve(page(0)) : new Promise((resolve) => replies.push(resolve)),
    });
    send({ type: 'page.select', page: 2 });
    send({ type: 'page.select', page: 3 });
    replies[1]?.(page(3));
    await settled();
    replies[0]?.(page(2));
    await Promise.resolve();
    expect(shown()).toEqual([3]);
  });

  it('says what failed by itself, and loads both again', async () => {
    const replies = [down(), Promise.resolve(counts)];
    const { send, settled, view } = await open([1], { loadCounts: () => replies.shift() ?? down() });
    expect(view()).toMatchObject({ summary: { phase: 'failed', failure }, list: { phase: 'ready' } });
    send({ type: 'list.retry' });
    expect(view()).toMatchObject({ summary: { phase: 'loading' }, list: { phase: 'loading' } });
    await settled();
    expect(view().summary.phase).toBe('ready');
  });
});

describe('deleting', () => {
  it('takes the card from the list at once, and offers to put it back', async () => {
    const { send, settled, shown, view } = await open();
    send({ type: 'card.delete', entry: entryOf(1) });
    expect([shown(), view().deleted]).toEqual([[2], null]);
    await expect.poll(() => view().deleted?.cardId).toBe(1);
    send({ type: 'card.restore' });
    await expect.poll(() => view().deleted).toBeNull();
    await settled();
    expect(shown()).toEqual([2, 1]);
  });

  it('shows the last page when its only card is gone', async () => {
    const { send, settled, shown, view } = await open(Array.from({ length: 11 }, (_, index) => index + 1));
    send({ type: 'page.select', page: 2 });
    await settled();
    send({ type: 'card.delete', entry: entryOf(11) });
    await expect.poll(() => view().deleted?.cardId).toBe(11);
    await settled();
    expect(shown()).toHaveLength(10);
    expect(view().list).toMatchObject({ page: 1, pages: 1 });
  });

  it('brings the card back when the host does not delete it, and says so', async () => {
    const { send, emitted, settled, shown, view } = await open([1, 2], { deleteCard: down });
    send({ type: 'card.delete', entry: entryOf(1) });
    await expect.poll(() => emitted).toEqual([{ type: 'deletionFailed', failure }]);
    await settled();
    expect([shown(), view().deleted]).toEqual([[1, 2], null]);
  });

  it('still offers to put a card back when that failed', async () => {
    const { send, emitted, view } = await open([1], { restoreCard: down });
    send({ type: 'card.restore' });
    send({ type: 'card.delete', entry: entryOf(1) });
    await expect.poll(() => view().deleted?.cardId).toBe(1);
    send({ type: 'card.restore' });
    await expect.poll(() => emitted).toHaveLength(1);
    expect(view().deleted?.cardId).toBe(1);
  });
});

describe('words in and out', () => {
  it('reports what an import did, and loads the list again', async () => {
    const { send, requests, view } = await open();
    send({ type: 'words.import', text: 'harvest' });
    expect(view().importState).toEqual({ phase: 'busy' });
    await expect.poll(() => view().importState).toEqual({ phase: 'done', report });
    expect(requests).toHaveLength(2);
    expect(view().list.phase).toBe('ready');
  });

  it('says why an import failed, and takes another', async () => {
    const { send, requests, view } = await open([1], { importWords: down });
    send({ type: 'words.import', text: 'harvest' });
    await expect.poll(() => view().importState).toEqual({ phase: 'failed', failure });
    expect(requests).toHaveLength(1);
    send({ type: 'words.import', text: 'harvest' });
    expect(view().importState).toEqual({ phase: 'busy' });
  });

  it('says which file an export saved', async () => {
    const { send, view } = await open();
    send({ type: 'words.export', scope: 'all', format: 'anki', meanings: 'zh' });
    expect(view().exportState).toEqual({ phase: 'busy' });
    await expect.poll(() => view().exportState).toEqual({ phase: 'done', words: 3, fileName: 'words.anki' });
  });

  it('says why an export failed, and takes another', async () => {
    const { send, view } = await open([1], { exportWords: down });
    send({ type: 'words.export', scope: 'all', format: 'csv', meanings: 'en' });
    await expect.poll(() => view().exportState).toEqual({ phase: 'failed', failure });
    send({ type: 'words.export', scope: 'all', format: 'csv', meanings: 'en' });
    expect(view().exportState).toEqual({ phase: 'busy' });
  });
});
