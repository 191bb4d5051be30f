import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { notebookMachine } from './notebook.machine.ts';
import type {
  CardsRequest,
  ExportedFile,
  ExportRequest,
  LoadedCards,
  NotebookEntry,
  WordListReport,
} from './notebook.types.ts';
import { notebookView } from './notebook.view.ts';

const entry: NotebookEntry = {
  cardId: 7,
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
};
const inert = notebookMachine.provide({
  actors: {
    deletions: silent,
    loadCards: fromPromise<LoadedCards, CardsRequest>(never),
    importWords: fromPromise<WordListReport, { text: string }>(never),
    exportWords: fromPromise<ExportedFile, ExportRequest>(never),
  },
});
const loaded: LoadedCards = {
  summary: { phase: 'ready', due: 1, learning: 0, graduated: 0, nextInSeconds: null },
  list: { phase: 'ready', entries: [entry], page: 1, pages: 1, total: 1 },
};
const listPaths = explore(
  inert,
  undefined,
  [
    { type: 'filter.change', filter: { status: 'learning', kind: 'all' } },
    { type: 'page.select', page: 2 },
    { type: 'list.retry' },
    { type: 'card.delete', entry },
    { type: 'card.deleted', entry },
    { type: 'card.restore' },
    { type: 'card.restored', cardId: 7 },
    { type: 'card.restored', cardId: 8 },
    { type: 'deletion.failed', failure: { code: 'unknown', message: '' } },
    outcome.done('loadCards', loaded),
    outcome.failed('loadCards', 'Down.'),
  ],
  ({ context: { list } }) => list.phase === 'ready' && list.total < 0,
);
const wordPaths = explore(inert, undefined, [
  { type: 'words.import', text: 'harvest' },
  { type: 'words.export', scope: 'all', format: 'csv', meanings: 'en' },
  outcome.done('importWords', { matched: [], added: [], known: [], refused: [] }),
  outcome.failed('importWords', 'Down.'),
  outcome.done('exportWords', { words: 1, fileName: 'words.csv' }),
  outcome.failed('exportWords', 'Down.'),
]);
const paths = [...listPaths, ...wordPaths];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(notebookMachine));
});

it('loads what the filter and the page ask for, and shows nothing else meanwhile', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const { list, filter } = notebookView(snapshot);
      if (snapshot.matches({ cards: 'shown' })) expect(list.phase).not.toBe('loading');
      expect(filter).toEqual(snapshot.context.filter);
    });
  }
});

it('always has what its words in and out are shown by', () => {
  for (const { replay } of wordPaths) {
    replay((snapshot) => {
      const { importState, exportState } = notebookView(snapshot);
      expect(importState.phase).toBe(snapshot.value.importing);
      expect(exportState.phase).toBe(snapshot.value.exporting);
    });
  }
});
