import { type ActorRefFrom, assign, emit, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { withoutCard } from './notebook.logic.ts';
import type {
  CardsRequest,
  DeletionRequest,
  ExportedFile,
  ExportRequest,
  LoadedCards,
  NotebookContext,
  NotebookEmitted,
  NotebookEntry,
  NotebookEvent,
  NotebookTag,
  WordListReport,
} from './notebook.types.ts';

/** The notebook: counts, cards, deletion with undo, import, export. Provide `loadCards`, `deletions`, `importWords`, `exportWords`. */
export const notebookMachine = setup({
  types: {
    context: {} as NotebookContext,
    events: {} as NotebookEvent | { type: 'cards.changed' },
    emitted: {} as NotebookEmitted,
    tags: {} as NotebookTag,
  },
  actors: {
    loadCards: promiseStub<LoadedCards, CardsRequest>('notebook', 'loadCards'),
    deletions: callbackStub<DeletionRequest, undefined>('notebook', 'deletions'),
    importWords: promiseStub<WordListReport, { text: string }>('notebook', 'importWords'),
    exportWords: promiseStub<ExportedFile, ExportRequest>('notebook', 'exportWords'),
  },
  actions: {
    show: assign((_, request: Partial<CardsRequest>) => ({ ...request, list: { phase: 'loading' as const } })),
    clearAll: assign({ summary: { phase: 'loading' }, list: { phase: 'loading' } }),
    setCards: assign((_, { summary, list }: LoadedCards) => ({ summary, list })),
    setFailure: assign((_, { failure }: { failure: CallFailure }) => ({
      summary: { phase: 'failed' as const, failure },
      list: { phase: 'failed' as const, failure },
    })),
    hideCard: assign(({ context }, { entry }: { entry: NotebookEntry }) => ({
      list: withoutCard(context.list, entry.cardId),
    })),
    deleteCard: sendTo('deletions', (_, { entry }: { entry: NotebookEntry }) => ({
      type: 'card.delete' as const,
      entry,
    })),
    restoreCard: sendTo('deletions', ({ context }) => ({
      type: 'card.restore' as const,
      cardId: context.deleted?.cardId ?? 0,
    })),
    setDeleted: assign((_, { entry }: { entry: NotebookEntry }) => ({ deleted: entry })),
    clearDeleted: assign(({ context }, { cardId }: { cardId: number }) =>
      context.deleted?.cardId === cardId ? { deleted: null } : {},
    ),
    reportFailure: emit((_, { failure }: { failure: CallFailure }) => ({ type: 'deletionFailed' as const, failure })),
    setReport: assign((_, { report }: { report: WordListReport }) => ({ report })),
    setImportFailure: assign((_, { failure }: { failure: CallFailure }) => ({ importFailure: failure })),
    setFile: assign((_, { file }: { file: ExportedFile }) => ({ file })),
    setExportFailure: assign((_, { failure }: { failure: CallFailure }) => ({ exportFailure: failure })),
    noteChange: raise({ type: 'cards.changed' }),
  },
  guards: {
    hasDeleted: ({ context }) => context.deleted !== null,
  },
}).createMachine({
  id: 'notebook',
  context: {
    filter: { status: 'due', kind: 'all' },
    page: 1,
    summary: { phase: 'loading' },
    list: { phase: 'loading' },
    deleted: null,
    report: null,
    importFailure: null,
    file: null,
    exportFailure: null,
  },
  invoke: { id: 'deletions', src: 'deletions' },
  type: 'parallel',
  states: {
    cards: {
      initial: 'loading',
      on: {
        'filter.change': {
          target: '.loading',
          actions: { type: 'show', params: ({ event: { filter } }) => ({ filter, page: 1 }) },
        },
        'page.select': {
          target: '.loading',
          actions: { type: 'show', params: ({ event: { page } }) => ({ page }) },
        },
        'list.retry': { target: '.loading', actions: 'clearAll' },
        'cards.changed': '.loading',
        'card.delete': {
          actions: [
            { type: 'hideCard', params: ({ event }) => event },
            { type: 'deleteCard', params: ({ event }) => event },
          ],
        },
        'card.deleted': { target: '.loading', actions: { type: 'setDeleted', params: ({ event }) => event } },
        'card.restore': { guard: 'hasDeleted', actions: 'restoreCard' },
        'card.restored': { target: '.loading', actions: { type: 'clearDeleted', params: ({ event }) => event } },
        'deletion.failed': { target: '.loading', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: ({ context: { filter, page } }) => ({ filter, page }),
            onDone: { target: 'shown', actions: { type: 'setCards', params: ({ event }) => event.output } },
            onError: {
              target: 'shown',
              actions: { type: 'setFailure', params: ({ event }) => ({ failure: callFailure(event.error) }) },
            },
          },
        },
        shown: {},
      },
    },
    importing: {
      initial: 'idle',
      states: {
        idle: { on: { 'words.import': 'busy' } },
        busy: {
          invoke: {
            id: 'importWords',
            src: 'importWords',
            input: ({ event }) => ({ text: event.type === 'words.import' ? event.text : '' }),
            onDone: {
              target: 'done',
              actions: [{ type: 'setReport', params: ({ event }) => ({ report: event.output }) }, 'noteChange'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'setImportFailure', params: ({ event }) => ({ failure: callFailure(event.error) }) },
            },
          },
        },
        done: { on: { 'words.import': 'busy' } },
        failed: { on: { 'words.import': 'busy' } },
      },
    },
    exporting: {
      initial: 'idle',
      states: {
        idle: { on: { 'words.export': 'busy' } },
        busy: {
          invoke: {
            id: 'exportWords',
            src: 'exportWords',
            input: ({ event }) => event as { type: 'words.export' } & ExportRequest,
            onDone: { target: 'done', actions: { type: 'setFile', params: ({ event }) => ({ file: event.output }) } },
            onError: {
              target: 'failed',
              actions: { type: 'setExportFailure', params: ({ event }) => ({ failure: callFailure(event.error) }) },
            },
          },
        },
        done: { on: { 'words.export': 'busy' } },
        failed: { on: { 'words.export': 'busy' } },
      },
    },
  },
});

/** A running notebook: what `createActor(notebookMachine.provide(…))` gives. */
export type NotebookActor = ActorRefFrom<typeof notebookMachine>;
/** The state and context of a notebook. Views are read off it. */
export type NotebookSnapshot = SnapshotFrom<typeof notebookMachine>;
