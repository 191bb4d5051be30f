import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveQuestionSession, questionSessionFixtures } from './question-session.fixtures.ts';
import { type QuestionSessionActor, questionSessionMachine } from './question-session.machine.ts';
import type {
  DetailRequest,
  FoundPlace,
  NeighbourRequest,
  QuestionSessionEmitted,
  QuestionSessionInput,
  SavedPlace,
  SessionQuestion,
  SessionStorageEvent,
} from './question-session.types.ts';
import { questionSessionView } from './question-session.view.ts';

interface Call {
  name: 'detail' | 'place' | 'next' | 'previous';
  request: DetailRequest | NeighbourRequest;
  resolve(reply: SessionQuestion | FoundPlace | null): void;
  reject(error: unknown): void;
  signal: AbortSignal;
}

const filters = { isAsc: true, difficultyLevel: 'Hard', isPracticed: 'null' } as const;
const at = (globalIndex: number, count = 25) => ({
  questionId: 100 + globalIndex,
  submoduleId: 10,
  moduleId: 4,
  filters,
  count,
  currentPage: 1,
  globalIndex,
});
const question = (id: number): SessionQuestion => ({ questionId: id, submoduleId: 10, isPracticed: false });

function start(input: QuestionSessionInput) {
  const calls: Call[] = [];
  const stored: SavedPlace[] = [];
  const load = <TRequest extends DetailRequest, TReply = SessionQuestion>(name: Call['name']) =>
    fromPromise<TReply | null, TRequest>(
      ({ input: request, signal }) =>
        new Promise((resolve, reject) =>
          calls.push({ name, request, resolve: (reply) => resolve(reply as TReply | null), reject, signal }),
        ),
    );
  const machine = questionSessionMachine.provide({
    actors: {
      storage: fromCallback<SessionStorageEvent, undefined>(({ receive }) =>
        receive(({ place }) => {
          stored.push(place);
        }),
      ),
      loadDetail: load<DetailRequest>('detail'),
      findPlace: load<NeighbourRequest, FoundPlace>('place'),
      loadNext: load<NeighbourRequest>('next'),
      loadPrevious: load<NeighbourRequest>('previous'),
    },
  });
  const actor = createActor(machine, { input });
  const emitted: QuestionSessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  const last = (name: Call['name']) => {
    const call = calls.filter((made) => made.name === name).at(-1);
    if (!call) throw new Error(`No call for the ${name} question was made.`);
    return call;
  };
  return { actor: actor.start(), calls, stored, emitted, last };
}

/** Lets settled promises reach the machine. */
const flush = () => new Promise((resolve) => setImmediate(resolve));
const view = (actor: QuestionSessionActor) => questionSessionView(actor.getSnapshot());
const place = (actor: QuestionSessionActor) => actor.getSnapshot().context.place;

async function startShowing(globalIndex: number, count = 25) {
  const started = start({ navigation: at(globalIndex, count) });
  started.last('detail').resolve(question(100 + globalIndex));
  await waitFor(started.actor, (snapshot) => snapshot.matches('showing'));
  return started;
}

async function startReady(globalIndex: number) {
  const started = await startShowing(globalIndex);
  started.last('next').resolve(question(101 + globalIndex));
  started.last('previous').resolve(question(99 + globalIndex));
  await flush();
  return started;
}

describe('question session', () => {
  it('loads the question of the navigation state, stores its place, and prefetches both neighbours', async () => {
    const { actor, calls, stored, last } = start({ navigation: at(12), saved: at(3) });
    expect(view(actor)).toMatchObject({ phase: 'loading', place: { globalIndex: 12, currentPage: 2, indexInPage: 1 } });
    expect(stored).toEqual([{ ...at(12), currentPage: 2 }]);
    expect(last('detail').request).toEqual({ questionId: 112, submoduleId: 10 });
    last('detail').resolve(question(112));
    await flush();
    expect(calls.slice(1).map(({ name, request }) => [name, request])).toEqual([
      ['next', { questionId: 112, submoduleId: 10, filters: { isAsc: true, difficultyLevel: 'Hard' } }],
      ['previous', { questionId: 112, submoduleId: 10, filters: { isAsc: true, difficultyLevel: 'Hard' } }],
    ]);
    expect(view(actor)).toMatchObject({ phase: 'showing', question: question(112), isPracticed: false });
  });

  it('finds the position of an address’s question before showing it', async () => {
    const { globalIndex: _, count: __, ...address } = at(12);
    const { actor, stored, last, emitted } = start({ navigation: address });
    last('detail').resolve(question(112));
    await flush();
    expect(view(actor)).toMatchObject({ phase: 'loading' });
    expect(last('place').request).toEqual({
      questionId: 112,
      submoduleId: 10,
      filters: { isAsc: true, difficultyLevel: 'Hard' },
    });
    last('place').resolve({ globalIndex: 12, count: 25 });
    await flush();
    expect(view(actor)).toMatchObject({ phase: 'showing', place: { globalIndex: 12, count: 25, currentPage: 2 } });
    expect(stored.at(-1)).toEqual({ ...at(12), currentPage: 2 });
    expect(emitted).toEqual([{ type: 'moved', place: { ...at(12), currentPage: 2, indexInPage: 1 } }]);
  });

  it.each([
    ['says nothing of the place', (call: Call) => call.resolve(null)],
    ['has no such call', (call: Call) => call.reject(new Error('Not found'))],
  ])('continues without a position if the host %s, to the host’s next question', async (_, answer) => {
    const { actor, last } = start({ navigation: { questionId: 112, submoduleId: 10 } });
    last('detail').resolve(question(112));
    await flush();
    answer(last('place'));
    await flush();
    expect(view(actor)).toMatchObject({
      phase: 'showing',
      place: { globalIndex: null, count: null },
      previous: { canGo: true },
      next: { canGo: true },
    });
    last('previous').resolve(null);
    last('next').resolve(question(113));
    await flush();
    actor.send({ type: 'question.next' });
    expect(view(actor)).toMatchObject({ question: question(113), place: { questionId: 113, globalIndex: null } });
  });

  it('shows another question when the address changes, and ignores its own', async () => {
    const { actor, calls, last } = await startReady(12);
    actor.send({ type: 'question.open', navigation: { questionId: 112, submoduleId: 10 } });
    actor.send({ type: 'question.open', navigation: null });
    expect(view(actor)).toMatchObject({ phase: 'showing', place: { globalIndex: 12 } });
    actor.send({ type: 'question.open', navigation: at(20) });
    expect(view(actor)).toMatchObject({ phase: 'loading', place: { questionId: 120 } });
    last('detail').resolve(null);
    await flush();
    expect(view(actor).phase).toBe('missing');
    const before = calls.length;
    actor.send({ type: 'question.open', navigation: at(3) });
    expect(calls).toHaveLength(before + 1);
    last('detail').resolve(question(103));
    await flush();
    expect(view(actor)).toMatchObject({ phase: 'showing', question: question(103), place: { globalIndex: 3 } });
  });

  it('uses the saved copy when there is no navigation state', () => {
    expect(place(start({ navigation: null, saved: at(3) }).actor)).toMatchObject({ questionId: 103, globalIndex: 3 });
  });

  it('reports when neither has a question', () => {
    expect(view(start({}).actor)).toEqual({ phase: 'missing', place: null });
  });

  it('reports when the host has no such question', async () => {
    const { actor, last } = start({ navigation: at(12) });
    last('detail').resolve(null);
    await flush();
    expect(view(actor)).toMatchObject({ phase: 'missing', place: { questionId: 112 } });
  });

  it('reports why loading failed, and retries on request', async () => {
    const { actor, last } = start({ navigation: at(12) });
    last('detail').reject(new Error('The host is down.'));
    await flush();
    expect(view(actor)).toMatchObject({ phase: 'failed', failure: { code: 'server', message: 'The host is down.' } });
    actor.send({ type: 'question.retry' });
    last('detail').resolve(question(112));
    await flush();
    expect(view(actor).phase).toBe('showing');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('shows a prefetched neighbour at once and then fetches only the next one beyond', async () => {
    const { actor, calls, stored, emitted } = await startReady(10);
    const before = calls.length;
    actor.send({ type: 'question.next' });
    expect(view(actor)).toMatchObject({
      phase: 'showing',
      question: question(111),
      place: { questionId: 111, globalIndex: 11, currentPage: 2, indexInPage: 0 },
    });
    expect(stored.at(-1)).toEqual({ ...at(11), currentPage: 2 });
    expect(emitted).toEqual([{ type: 'moved', place: { ...at(11), currentPage: 2, indexInPage: 0 } }]);
    expect(calls.slice(before).map(({ name, request }) => [name, request.questionId])).toEqual([['next', 111]]);
    actor.send({ type: 'question.previous' });
    expect(view(actor)).toMatchObject({ question: question(110), place: { globalIndex: 10, currentPage: 1 } });
  });

  it('shows a neighbour that was requested early as soon as it arrives', async () => {
    const { actor, last, emitted } = await startShowing(12);
    actor.send({ type: 'question.next' });
    actor.send({ type: 'question.next' });
    expect(view(actor)).toMatchObject({ question: question(112), next: { waiting: true, canGo: true } });
    last('next').resolve(question(113));
    await flush();
    expect(view(actor)).toMatchObject({
      question: question(113),
      place: { globalIndex: 13 },
      next: { waiting: false },
    });
    expect(emitted).toHaveLength(1);
  });

  it('ignores a neighbour that arrives after the learner went the other way', async () => {
    const { actor, last } = await startShowing(12);
    const late = last('next');
    last('previous').resolve(question(111));
    await flush();
    actor.send({ type: 'question.next' });
    actor.send({ type: 'question.previous' });
    expect(late.signal.aborted).toBe(true);
    late.resolve(question(113));
    await flush();
    expect(view(actor)).toMatchObject({
      question: question(111),
      place: { globalIndex: 11 },
      next: { waiting: false },
    });
  });

  it('stays within the first and the last question', async () => {
    const first = await startShowing(1);
    expect(first.calls.map((call) => call.name)).toEqual(['detail', 'next']);
    expect(view(first.actor)).toMatchObject({ previous: { canGo: false }, next: { canGo: true } });
    first.actor.send({ type: 'question.previous' });
    expect(place(first.actor)?.globalIndex).toBe(1);
    const last = await startShowing(25);
    expect(last.calls.map((call) => call.name)).toEqual(['detail', 'previous']);
    expect(view(last.actor)).toMatchObject({ next: { canGo: false } });
    last.actor.send({ type: 'question.next' });
    expect(place(last.actor)?.globalIndex).toBe(25);
  });

  it('ends the list when the host has no neighbour, and reports it if the learner was waiting', async () => {
    const { actor, last, emitted } = await startShowing(12);
    last('previous').resolve(null);
    actor.send({ type: 'question.next' });
    last('next').resolve(null);
    await flush();
    expect(view(actor)).toMatchObject({
      phase: 'showing',
      next: { canGo: false, waiting: false },
      previous: { canGo: false },
    });
    expect(emitted).toEqual([{ type: 'listEnded', direction: 'next' }]);
  });

  it('keeps the question on screen when a neighbour fails, and retries on the next request', async () => {
    const { actor, last, emitted, calls } = await startShowing(12);
    last('next').reject(new Error('The host is down.'));
    await flush();
    expect(emitted).toEqual([]);
    expect(view(actor)).toMatchObject({ question: question(112), next: { canGo: true, failure: null } });
    const before = calls.length;
    actor.send({ type: 'question.next' });
    expect(calls).toHaveLength(before + 1);
    last('next').reject(new Error('The host is down.'));
    await flush();
    expect(emitted).toEqual([{ type: 'moveFailed', direction: 'next', code: 'server', message: 'The host is down.' }]);
    expect(view(actor)).toMatchObject({
      question: question(112),
      next: { canGo: true, waiting: false, failure: { code: 'server', message: 'The host is down.' } },
      previous: { failure: null },
    });
    actor.send({ type: 'question.next' });
    last('next').resolve(question(113));
    await flush();
    expect(view(actor)).toMatchObject({ question: question(113), next: { failure: null } });
  });

  it('marks questions as practised, including one that was just left', async () => {
    const { actor } = await startReady(12);
    actor.send({ type: 'question.next' });
    actor.send({ type: 'question.practise', questionId: 112 });
    expect(view(actor)).toMatchObject({ isPracticed: false });
    actor.send({ type: 'question.previous' });
    expect(view(actor)).toMatchObject({ isPracticed: true, question: { questionId: 112, isPracticed: true } });
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(questionSessionMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(questionSessionFixtures.map(driveQuestionSession));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(questionSessionMachine));
  });
});
