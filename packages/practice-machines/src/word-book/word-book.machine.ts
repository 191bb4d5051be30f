import { type ActorRefFrom, assign, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { playbackWithoutPort } from '../shared/audio-player.ts';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import type { PlaybackFailure } from '../shared/ports.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { waitWithoutClock } from '../shared/wait.ts';
import * as logic from './word-book.logic.ts';
import type {
  Clip,
  MarkOutcome,
  MarkRequest,
  WordBookContext,
  WordBookEmitted,
  WordBookEvent,
  WordBookInput,
  WordBookPlace,
  WordBookStorageEvent,
  WordBookTag,
  WordPage,
  WordPageRequest,
  WordPart,
} from './word-book.types.ts';

/** How long typing must pause before a search is sent, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/** The word book: tabs, filters, search, pages, marks and sounds. Provide `storage`, `loadWords`, `marks`, `wait` and `playback`. */
export const wordBookMachine = setup({
  types: {
    context: {} as WordBookContext,
    events: {} as WordBookEvent,
    input: {} as WordBookInput,
    emitted: {} as WordBookEmitted,
    tags: {} as WordBookTag,
  },
  actors: {
    storage: callbackStub<WordBookStorageEvent, undefined>('wordBook', 'storage'),
    marks: callbackStub<MarkRequest, undefined>('wordBook', 'marks'),
    loadWords: promiseStub<WordPage, WordPageRequest>('wordBook', 'loadWords'),
    wait: waitWithoutClock,
    playback: playbackWithoutPort,
  },
  actions: {
    showList: assign(({ context }, place: Partial<WordBookPlace>) => ({
      questionType: context.questionType,
      filters: context.filters,
      ...place,
      query: '',
      currentPage: 1,
      list: null,
    })),
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    goToFirstPage: assign({ currentPage: 1 }),
    setPage: assign((_, { page }: { page: number }) => ({ currentPage: page })),
    clearWords: assign({ list: ({ context }) => logic.withoutWords(context.list) }),
    forgetAnsweredMarks: assign({ marks: ({ context }) => logic.sendingMarks(context.marks) }),
    setList: assign((_, { list }: { list: WordPage }) => ({ list, revealed: [] })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, list: null })),
    clearFailure: assign({ failure: null }),
    hidePart: assign(({ context }, { part, isHidden }: { part: WordPart; isHidden: boolean }) => ({
      hidden: { ...context.hidden, [part]: isHidden },
      revealed: context.revealed.filter((key) => !key.endsWith(`.${part}`)),
    })),
    toggleReveal: assign(({ context: { revealed } }, { wordId, part }: { wordId: number; part: WordPart }) => {
      const key = logic.revealKey(wordId, part);
      return { revealed: revealed.includes(key) ? revealed.filter((each) => each !== key) : [...revealed, key] };
    }),
    markAhead: assign(({ context }, { wordId }: { wordId: number }) => {
      const word = logic.wordOf(context, wordId);
      if (!word) return {};
      const mark = { word: word.word, isMastered: !logic.isMastered(context, word), isSending: true };
      return { marks: { ...context.marks, [wordId]: mark } };
    }),
    sendMark: sendTo(
      'marks',
      ({ context }, { wordId }: { wordId: number }): MarkRequest => ({
        type: 'mark.send',
        wordId,
        isMastered: context.marks[wordId]?.isMastered ?? false,
      }),
    ),
    settleMark: assign(({ context }, { wordId, isMastered }: { wordId: number; isMastered: boolean }) => ({
      marks: logic.withAnswer(context.marks, wordId, isMastered),
      list: logic.withStatus(context.list, wordId, isMastered),
    })),
    takeMarkBack: assign(({ context }, { wordId }: { wordId: number }) => ({
      marks: logic.withoutMark(context.marks, wordId),
    })),
    reportMarkFailed: emit(({ context }, { wordId, failure }: { wordId: number; failure: CallFailure }) => ({
      type: 'markFailed' as const,
      word: context.marks[wordId]?.word ?? '',
      failure,
    })),
    setClip: assign((_, clip: Clip) => ({ clip, soundFailure: null })),
    setSoundFailure: assign((_, { reason }: { reason: PlaybackFailure }) => ({ soundFailure: reason })),
    savePlace: sendTo('storage', ({ context }) => ({ type: 'place.save' as const, place: logic.placeOf(context) })),
  },
  guards: {
    isOtherTab: ({ context }, place: Pick<WordBookPlace, 'questionType'>) =>
      place.questionType !== context.questionType || context.query !== '',
    isSameSearch: ({ context }, { query }: { query: string }) => query.trim() === context.query.trim(),
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    isOtherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page !== context.currentPage && page >= 1 && page <= (context.list?.totalPages ?? 0),
    isNextOfShrunk: ({ context }, { page }: { page: number }) =>
      page === context.currentPage + 1 && page <= (context.list?.totalPages ?? 0) && logic.hasShrunk(context),
    isBeyondTheEnd: ({ context }, { list }: { list: WordPage }) =>
      list.content.length === 0 && list.totalPages > 0 && context.currentPage > list.totalPages,
    isEmpty: (_, { list }: { list: WordPage }) => list.content.length === 0,
    hasWord: ({ context }, { wordId }: { wordId: number }) => logic.wordOf(context, wordId) !== undefined,
    canMark: ({ context }, { wordId }: { wordId: number }) =>
      logic.wordOf(context, wordId) !== undefined && context.marks[wordId]?.isSending !== true,
  },
}).createMachine({
  id: 'wordBook',
  context: ({ input }) => ({
    ...logic.readWordBookPlace(input.saved),
    query: '',
    currentPage: 1,
    list: null,
    marks: {},
    revealed: [],
    failure: null,
    clip: null,
    soundFailure: null,
  }),
  invoke: [
    { id: 'storage', src: 'storage' },
    { id: 'marks', src: 'marks' },
  ],
  type: 'parallel',
  on: {
    'part.hide': { actions: [{ type: 'hidePart', params: ({ event }) => event }, 'savePlace'] },
    'part.reveal': {
      guard: { type: 'hasWord', params: ({ event }) => event },
      actions: { type: 'toggleReveal', params: ({ event }) => event },
    },
    'word.mark': {
      guard: { type: 'canMark', params: ({ event }) => event },
      actions: [
        { type: 'markAhead', params: ({ event }) => event },
        { type: 'sendMark', params: ({ event }) => event },
      ],
    },
    'mark.saved': { actions: { type: 'settleMark', params: ({ event }) => event } },
    'mark.failed': {
      actions: [
        { type: 'reportMarkFailed', params: ({ event }) => event },
        { type: 'takeMarkBack', params: ({ event }) => event },
      ],
    },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'tab.select': {
          guard: { type: 'isOtherTab', params: ({ event }) => event },
          target: '.loading',
          actions: [{ type: 'showList', params: ({ event: { questionType } }) => ({ questionType }) }, 'savePlace'],
        },
        'filters.change': {
          target: '.loading',
          actions: [
            {
              type: 'showList',
              params: ({ context, event }) => ({ filters: { ...context.filters, ...event.filters } }),
            },
            'savePlace',
          ],
        },
        'search.change': [
          {
            guard: { type: 'isSameSearch', params: ({ event }) => event },
            actions: { type: 'setQuery', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.loading',
            actions: [
              { type: 'showList', params: {} },
              { type: 'setQuery', params: ({ event }) => event },
            ],
          },
          {
            target: '.typing',
            actions: [{ type: 'setQuery', params: ({ event }) => event }, 'goToFirstPage'],
          },
        ],
        'page.select': [
          {
            guard: { type: 'isNextOfShrunk', params: ({ event }) => event },
            target: '.loading',
            actions: 'clearWords',
          },
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.loading',
            actions: [{ type: 'setPage', params: ({ event }) => event }, 'clearWords'],
          },
        ],
        'list.reload': { target: '.loading', actions: 'clearWords' },
      },
      states: {
        typing: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: { id: 'wait', src: 'wait', input: { durationMs: SEARCH_PAUSE_MS } },
          on: { 'wait.ended': 'loading' },
        },
        loading: {
          tags: 'busy',
          entry: ['clearFailure', 'forgetAnsweredMarks'],
          invoke: {
            id: 'loadWords',
            src: 'loadWords',
            input: ({ context }) => logic.requestOf(context),
            onDone: [
              {
                guard: { type: 'isBeyondTheEnd', params: ({ event }) => ({ list: event.output }) },
                target: 'loading',
                reenter: true,
                actions: { type: 'setPage', params: ({ event }) => ({ page: event.output.totalPages }) },
              },
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) },
                target: 'empty',
                actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
              },
              { target: 'ready', actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
            },
          },
        },
        ready: {},
        empty: {},
        failed: {},
      },
    },
    sound: {
      initial: 'silent',
      on: {
        'audio.play': {
          guard: { type: 'hasWord', params: ({ event }) => event },
          target: '.sounding',
          reenter: true,
          actions: { type: 'setClip', params: ({ event: { wordId, accent } }) => ({ wordId, accent }) },
        },
        'audio.stop': '.silent',
      },
      states: {
        silent: {},
        sounding: {
          tags: 'sounding',
          initial: 'starting',
          invoke: {
            id: 'playback',
            src: 'playback',
            input: ({ context }) => logic.soundOf(context, context.clip),
          },
          on: {
            'playback.ended': 'silent',
            'playback.failed': {
              target: 'unheard',
              actions: { type: 'setSoundFailure', params: ({ event }) => event },
            },
          },
          states: { starting: { on: { 'playback.started': 'playing' } }, playing: {} },
        },
        unheard: {},
      },
    },
  },
});

/** The `marks` actor of a word book: sends each mark with `save`, which returns whether the word is now mastered. */
export function marksBy(save: (mark: { wordId: number; isMastered: boolean }) => Promise<boolean>) {
  return fromCallback<MarkRequest, undefined>(({ receive, sendBack }) =>
    receive(({ wordId, isMastered }) => {
      save({ wordId, isMastered }).then(
        (now) => sendBack({ type: 'mark.saved', wordId, isMastered: now } satisfies MarkOutcome),
        (error: unknown) =>
          sendBack({ type: 'mark.failed', wordId, failure: callFailure(error) } satisfies MarkOutcome),
      );
    }),
  );
}

/** A running word book: what `createActor(wordBookMachine.provide(…), { input })` returns. */
export type WordBookActor = ActorRefFrom<typeof wordBookMachine>;
/** Snapshot of a word book. */
export type WordBookSnapshot = SnapshotFrom<typeof wordBookMachine>;
