import { findType, typesOf } from '@rehearse/question-types';
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { cleanFilters, type QuestionFilters, readFilters, type StartedOrder } from '../shared/filters.ts';
import { globalIndexOf, PAGE_SIZE } from '../shared/paging.ts';
import type { QuestionPlace } from '../shared/place.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { openedQuestion, readPlace, savedPlaceOf, startedFilters, startedOrderOf } from './question-browser.logic.ts';
import type {
  BrowserStorageEvent,
  PageRequest,
  QuestionBrowserContext,
  QuestionBrowserEmitted,
  QuestionBrowserEvent,
  QuestionBrowserInput,
  QuestionBrowserTag,
  QuestionPage,
} from './question-browser.types.ts';

/** The tabs, filters and pages of the question bank. Provide `storage` and `loadPage`. */
export const questionBrowserMachine = setup({
  types: {
    context: {} as QuestionBrowserContext,
    events: {} as QuestionBrowserEvent,
    input: {} as QuestionBrowserInput,
    emitted: {} as QuestionBrowserEmitted,
    tags: {} as QuestionBrowserTag,
  },
  actors: {
    storage: callbackStub<BrowserStorageEvent, undefined>('questionBrowser', 'storage'),
    loadPage: promiseStub<QuestionPage, PageRequest>('questionBrowser', 'loadPage'),
  },
  actions: {
    showSubmodule: assign(({ context }, { submoduleId }: { submoduleId: number | undefined }) => {
      const submodule = findType(submoduleId ?? 0);
      if (!submodule) return {};
      const { moduleId, id } = submodule;
      const starting = startedOrderOf(context.filters);
      return { moduleId, submoduleId: id, currentPage: 1, globalIndex: 1, list: null, starting, isLevelUnknown: false };
    }),
    setFilters: assign(({ context }, { filters }: { filters: Partial<QuestionFilters> }) => ({
      filters: readFilters({ ...context.filters, ...filters }),
      currentPage: 1,
      globalIndex: 1,
      list: null,
      starting: null,
      isLevelUnknown: false,
    })),
    startOrder: assign((_, { order }: { order: StartedOrder }) => ({
      starting: order,
      isLevelUnknown: false,
      currentPage: 1,
      globalIndex: 1,
      list: null,
    })),
    keepStarted: enqueueActions(({ context: { filters, starting }, enqueue }, { list }: { list: QuestionPage }) => {
      if (!starting || !list.started) return;
      enqueue.assign({
        filters: readFilters(startedFilters(filters, starting, list.started)),
        starting: null,
        isLevelUnknown: starting === 'aim' && list.started.aim === null,
      });
      enqueue.sendTo('storage', ({ context }) => ({ type: 'place.save' as const, place: savedPlaceOf(context) }));
    }),
    setPage: assign((_, { page }: { page: number }) => ({ currentPage: page, globalIndex: globalIndexOf(page, 0) })),
    setGlobalIndex: assign(({ context }, { index }: { index: number }) => ({
      globalIndex: globalIndexOf(context.currentPage, index),
    })),
    setList: assign((_, { list }: { list: QuestionPage }) => ({
      list,
      offers: list.offers ?? [],
      failure: null,
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    savePlace: sendTo('storage', ({ context }) => ({ type: 'place.save' as const, place: savedPlaceOf(context) })),
    reportOpened: emit(({ context }, { index }: { index: number }) => ({
      type: 'questionOpened' as const,
      question: openedQuestion(context, index) as QuestionPlace,
    })),
  },
  guards: {
    isOtherModule: ({ context }, { moduleId }: { moduleId: number }) =>
      moduleId !== context.moduleId && typesOf(moduleId).length > 0,
    isOtherSubmodule: ({ context }, { submoduleId }: { submoduleId: number }) =>
      submoduleId !== context.submoduleId && findType(submoduleId) !== undefined,
    isOtherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page !== context.currentPage && page >= 1 && page <= (context.list?.totalPages ?? 0),
    isBeyondTheEnd: ({ context }, { list }: { list: QuestionPage }) =>
      list.content.length === 0 && list.totalPages > 0 && context.currentPage > list.totalPages,
    isEmpty: (_, { list }: { list: QuestionPage }) => list.content.length === 0,
    hasRow: ({ context }, { index }: { index: number }) => openedQuestion(context, index) !== null,
  },
}).createMachine({
  id: 'questionBrowser',
  context: ({ input }) => ({
    ...readPlace(input.saved),
    list: null,
    offers: null,
    starting: null,
    isLevelUnknown: false,
    failure: null,
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'loading',
  on: {
    'module.select': {
      guard: { type: 'isOtherModule', params: ({ event }) => event },
      target: '.loading',
      actions: [
        {
          type: 'showSubmodule',
          params: ({ event }) => ({ submoduleId: typesOf(event.moduleId)[0]?.id }),
        },
        'savePlace',
      ],
    },
    'submodule.select': {
      guard: { type: 'isOtherSubmodule', params: ({ event }) => event },
      target: '.loading',
      actions: [{ type: 'showSubmodule', params: ({ event }) => event }, 'savePlace'],
    },
    'filters.change': {
      target: '.loading',
      actions: [{ type: 'setFilters', params: ({ event }) => event }, 'savePlace'],
    },
    'order.start': {
      target: '.loading',
      actions: { type: 'startOrder', params: ({ event }) => event },
    },
    'page.select': {
      guard: { type: 'isOtherPage', params: ({ event }) => event },
      target: '.loading',
      actions: [{ type: 'setPage', params: ({ event }) => event }, 'savePlace'],
    },
    'list.reload': '.loading',
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({
          submoduleId: context.submoduleId,
          filters: cleanFilters(context.filters),
          page: context.currentPage,
          size: PAGE_SIZE,
          starting: context.starting,
        }),
        onDone: [
          {
            guard: { type: 'isBeyondTheEnd', params: ({ event }) => ({ list: event.output }) },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'setPage', params: ({ event }) => ({ page: event.output.totalPages }) }, 'savePlace'],
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'empty',
            actions: [
              { type: 'setList', params: ({ event }) => ({ list: event.output }) },
              { type: 'keepStarted', params: ({ event }) => ({ list: event.output }) },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'setList', params: ({ event }) => ({ list: event.output }) },
              { type: 'keepStarted', params: ({ event }) => ({ list: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
        },
      },
    },
    ready: {
      on: {
        'question.open': {
          guard: { type: 'hasRow', params: ({ event }) => event },
          actions: [
            { type: 'setGlobalIndex', params: ({ event }) => event },
            'savePlace',
            { type: 'reportOpened', params: ({ event }) => event },
          ],
        },
      },
    },
    empty: {},
    failed: {},
  },
});

/** A running question browser: what `createActor(questionBrowserMachine.provide(…), { input })` returns. */
export type QuestionBrowserActor = ActorRefFrom<typeof questionBrowserMachine>;
/** Snapshot of a question browser. */
export type QuestionBrowserSnapshot = SnapshotFrom<typeof questionBrowserMachine>;
