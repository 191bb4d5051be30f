import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveQuestionBrowser, questionBrowserFixtures } from './question-browser.fixtures.ts';
import { defaultPlace } from './question-browser.logic.ts';
import { type QuestionBrowserActor, questionBrowserMachine } from './question-browser.machine.ts';
import type {
  BrowserStorageEvent,
  PageRequest,
  QuestionBrowserEmitted,
  QuestionPage,
} from './question-browser.types.ts';
import { questionBrowserView } from './question-browser.view.ts';

interface Call {
  request: PageRequest;
  resolve(page: QuestionPage): void;
  reject(error: unknown): void;
  signal: AbortSignal;
}

function pageOfRows(first: number, rows = 10, totalElements = 25): QuestionPage {
  const content = Array.from({ length: rows }, (_, index) => ({
    questionId: first + index,
    submoduleId: 1,
    moduleId: 1,
    isPracticed: false,
    difficultyLevel: 'Easy' as const,
  }));
  return { content, totalPages: Math.ceil(totalElements / 10), totalElements };
}

function start(saved?: unknown) {
  const calls: Call[] = [];
  const stored: BrowserStorageEvent['place'][] = [];
  const machine = questionBrowserMachine.provide({
    actors: {
      storage: fromCallback<BrowserStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => {
          stored.push(place);
        }),
      ),
      loadPage: fromPromise<QuestionPage, PageRequest>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => calls.push({ request: input, resolve, reject, signal })),
      ),
    },
  });
  const actor = createActor(machine, { input: { saved } });
  const emitted: QuestionBrowserEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, stored, emitted };
}

const view = (actor: QuestionBrowserActor) => questionBrowserView(actor.getSnapshot());
const settled = (actor: QuestionBrowserActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

async function startReady(saved?: unknown) {
  const started = start(saved);
  started.calls[0]?.resolve(pageOfRows(100));
  await settled(started.actor);
  return started;
}

describe('question browser', () => {
  it('starts at the first page of Read & Select, unfiltered', async () => {
    const { actor, calls } = start();
    expect(calls.map((call) => call.request)).toEqual([
      { submoduleId: 1, filters: { isAsc: false }, page: 1, size: 10, starting: null },
    ]);
    expect(view(actor)).toMatchObject({ ...defaultPlace, phase: 'loading', totalElements: null });
    calls[0]?.resolve(pageOfRows(100));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'ready', totalElements: 25, totalPages: 3 });
  });

  it('continues at the stored place', () => {
    const { actor, calls } = start({
      moduleId: 4,
      submoduleId: 10,
      globalIndex: 23,
      currentPage: 3,
      filters: { isAsc: true, difficultyLevel: 'Hard', isPracticed: 'true' },
    });
    expect(calls[0]?.request).toEqual({
      submoduleId: 10,
      filters: { isAsc: true, difficultyLevel: 'Hard', isPracticed: true },
      page: 3,
      size: 10,
      starting: null,
    });
    expect(view(actor)).toMatchObject({ moduleId: 4, submoduleId: 10, globalIndex: 23 });
  });

  it('shows a module’s first submodule from page 1 and global index 1, and stores it', async () => {
    const { actor, calls, stored } = await startReady({ currentPage: 2, globalIndex: 14 });
    actor.send({ type: 'module.select', moduleId: 4 });
    expect(view(actor)).toMatchObject({
      phase: 'loading',
      moduleId: 4,
      submoduleId: 8,
      currentPage: 1,
      globalIndex: 1,
    });
    expect(calls.at(-1)?.request).toMatchObject({ submoduleId: 8, page: 1 });
    actor.send({ type: 'submodule.select', submoduleId: 10 });
    expect(stored).toEqual([
      {
        moduleId: 4,
        submoduleId: 8,
        moduleIndex: 3,
        submoduleIndex: 0,
        currentPage: 1,
        globalIndex: 1,
        filters: defaultPlace.filters,
      },
      {
        moduleId: 4,
        submoduleId: 10,
        moduleIndex: 3,
        submoduleIndex: 2,
        currentPage: 1,
        globalIndex: 1,
        filters: defaultPlace.filters,
      },
    ]);
  });

  it('ignores the current tab and tabs that do not exist', async () => {
    const { actor, calls } = await startReady();
    actor.send({ type: 'module.select', moduleId: 1 });
    actor.send({ type: 'module.select', moduleId: 99 });
    actor.send({ type: 'submodule.select', submoduleId: 1 });
    actor.send({ type: 'submodule.select', submoduleId: 99 });
    expect(calls).toHaveLength(1);
    expect(view(actor).phase).toBe('ready');
  });

  it('ignores the reply for a tab that was left, and aborts its call', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'module.select', moduleId: 2 });
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.resolve(pageOfRows(100));
    await Promise.resolve();
    expect(view(actor).phase).toBe('loading');
    calls[1]?.resolve(pageOfRows(200));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'ready', rows: [{ questionId: 200 }, ...Array(9).fill({})] });
  });

  it('ignores a failure that comes after a newer page', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'module.select', moduleId: 2 });
    calls[1]?.resolve(pageOfRows(200));
    await settled(actor);
    calls[0]?.reject(new Error('late'));
    await Promise.resolve();
    expect(view(actor).phase).toBe('ready');
  });

  it('returns to page 1 when a filter changes', async () => {
    const { actor, calls, stored } = await startReady({ currentPage: 2 });
    actor.send({ type: 'filters.change', filters: { isPracticed: 'false' } });
    expect(calls.at(-1)?.request).toEqual({
      submoduleId: 1,
      filters: { isAsc: false, isPracticed: false },
      page: 1,
      size: 10,
      starting: null,
    });
    expect(stored.at(-1)).toMatchObject({ currentPage: 1, filters: { isPracticed: 'false' } });
  });

  it('shuffles, filters by earlier mistakes until that is cleared, and reports whether the host supports it', async () => {
    const { actor, calls, stored } = await startReady();
    expect(view(actor).offers).toEqual([]);
    actor.send({ type: 'filters.change', filters: { shuffle: 4711, isCorrect: 'false' } });
    expect(calls.at(-1)?.request.filters).toEqual({ isAsc: false, shuffle: 4711, isCorrect: false });
    expect(stored.at(-1)).toMatchObject({ filters: { shuffle: 4711, isCorrect: 'false' } });
    calls.at(-1)?.resolve({ ...pageOfRows(100), offers: ['shuffle'] });
    await settled(actor);
    expect(view(actor).offers).toEqual(['shuffle']);
    actor.send({ type: 'filters.change', filters: { shuffle: undefined, isCorrect: undefined } });
    expect(calls.at(-1)?.request.filters).toEqual({ isAsc: false });
    expect(view(actor)).toMatchObject({ filters: defaultPlace.filters, offers: ['shuffle'] });
  });

  it('restores a shuffled list from storage, and rejects an invalid seed', () => {
    const seedOf = (shuffle: unknown) => start({ filters: { shuffle } }).calls[0]?.request.filters.shuffle;
    expect(seedOf(4711)).toBe(4711);
    expect([seedOf(-1), seedOf(0.5), seedOf('x'), seedOf(2 ** 31)]).toEqual(Array(4).fill(undefined));
  });

  it('begins an order with the host’s value, which then stays with the filters until another type is chosen', async () => {
    const { actor, calls, stored } = await startReady({
      currentPage: 2,
      filters: { shuffle: 4711, isPracticed: 'false' },
    });
    actor.send({ type: 'order.start', order: 'aim' });
    expect(calls.at(-1)?.request).toMatchObject({ page: 1, starting: 'aim' });
    expect(view(actor)).toMatchObject({ phase: 'loading', starting: 'aim' });
    expect(stored).toEqual([]);
    calls.at(-1)?.resolve({ ...pageOfRows(100), started: { aim: 104, seenUntil: 7_000 } });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'ready', starting: null, isLevelUnknown: false });
    const filters = { isAsc: false, difficultyLevel: 'null', isPracticed: 'false', aim: 104 };
    expect(view(actor).filters).toEqual(filters);
    expect(stored).toMatchObject([{ currentPage: 1, filters }]);

    actor.send({ type: 'page.select', page: 2 });
    expect(calls.at(-1)?.request).toMatchObject({ starting: null, filters: { aim: 104, isPracticed: false } });
    actor.send({ type: 'submodule.select', submoduleId: 8 });
    expect(calls.at(-1)?.request).toMatchObject({ submoduleId: 8, starting: 'aim' });
    calls.at(-1)?.resolve({ ...pageOfRows(100), started: { aim: 90, seenUntil: 8_000 } });
    await settled(actor);
    expect(view(actor).filters).toEqual({ ...filters, aim: 90 });

    actor.send({ type: 'order.start', order: 'seenUntil' });
    calls.at(-1)?.resolve({ ...pageOfRows(100), started: { aim: 90, seenUntil: 9_000 } });
    await settled(actor);
    expect(view(actor).filters).toEqual({ ...filters, aim: undefined, seenUntil: 9_000 });
  });

  it('tells when the level isn’t known, until the list changes, and keeps no order by it', async () => {
    const { actor, calls } = await startReady({ filters: { isAsc: true } });
    actor.send({ type: 'order.start', order: 'aim' });
    calls.at(-1)?.resolve({ ...pageOfRows(100), started: { aim: null, seenUntil: 7_000 } });
    await settled(actor);
    expect(view(actor)).toMatchObject({ isLevelUnknown: true, starting: null });
    expect(view(actor).filters).toEqual({ ...defaultPlace.filters, isAsc: true });
    actor.send({ type: 'filters.change', filters: { isAsc: false } });
    expect(view(actor).isLevelUnknown).toBe(false);
  });

  it('asks for the order’s value again after a failure', async () => {
    const { actor, calls } = await startReady();
    actor.send({ type: 'order.start', order: 'seenUntil' });
    calls.at(-1)?.reject(new Error('The host is down.'));
    await settled(actor);
    actor.send({ type: 'list.reload' });
    expect(calls.at(-1)?.request.starting).toBe('seenUntil');
  });

  it('restores one order with a value from storage, and rejects others', () => {
    const orderOf = (filters: object) => start({ filters }).calls[0]?.request.filters;
    expect(orderOf({ aim: 95, seenUntil: 7 })).toEqual({ isAsc: false, aim: 95 });
    expect(orderOf({ aim: 9, seenUntil: 7 })).toEqual({ isAsc: false, seenUntil: 7 });
    expect(orderOf({ aim: 95.5, seenUntil: -1 })).toEqual({ isAsc: false });
  });

  it('changes pages within the list and keeps the totals', async () => {
    const { actor, calls } = await startReady();
    actor.send({ type: 'page.select', page: 4 });
    actor.send({ type: 'page.select', page: 0 });
    expect(calls).toHaveLength(1);
    actor.send({ type: 'page.select', page: 3 });
    expect(view(actor)).toMatchObject({ phase: 'loading', currentPage: 3, globalIndex: 21, totalPages: 3 });
    expect(calls.at(-1)?.request.page).toBe(3);
  });

  it('shows the last page when the saved one is beyond the end', async () => {
    const { actor, calls } = start({ currentPage: 9 });
    calls[0]?.resolve({ content: [], totalPages: 3, totalElements: 25 });
    await waitFor(actor, (snapshot) => snapshot.context.currentPage === 3);
    expect(calls.at(-1)?.request.page).toBe(3);
    calls[1]?.resolve(pageOfRows(120, 5));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'ready', globalIndex: 21 });
  });

  it('reports an empty list', async () => {
    const { actor, calls } = start();
    calls[0]?.resolve({ content: [], totalPages: 0, totalElements: 0 });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'empty', totalElements: 0 });
  });

  it('reports why loading failed, and retries on request', async () => {
    const { actor, calls } = start();
    calls[0]?.reject(new Error('The host is down.'));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'failed', failure: { code: 'server', message: 'The host is down.' } });
    actor.send({ type: 'list.reload' });
    calls[1]?.resolve(pageOfRows(100));
    await settled(actor);
    expect(view(actor).phase).toBe('ready');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('opens a row with everything that the detail screen needs', async () => {
    const { actor, calls, emitted, stored } = await startReady();
    actor.send({ type: 'page.select', page: 2 });
    calls[1]?.resolve(pageOfRows(110));
    await settled(actor);
    actor.send({ type: 'question.open', index: 10 });
    actor.send({ type: 'question.open', index: 4 });
    expect(emitted).toEqual([
      {
        type: 'questionOpened',
        question: { ...defaultPlace, currentPage: 2, globalIndex: 15, questionId: 114, count: 25, indexInPage: 4 },
      },
    ]);
    expect(stored.at(-1)).toMatchObject({ currentPage: 2, globalIndex: 15 });
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(questionBrowserMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(questionBrowserFixtures.map(driveQuestionBrowser));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(questionBrowserMachine));
  });
});
