import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { indexInPageOf, pageOf } from '../shared/paging.ts';
import { questionSessionMachine } from './question-session.machine.ts';
import type { DetailRequest, FoundPlace, NeighbourRequest, SessionQuestion } from './question-session.types.ts';

const inert = questionSessionMachine.provide({
  actors: {
    storage: fromCallback(() => {}),
    loadDetail: fromPromise<SessionQuestion | null, DetailRequest>(never),
    findPlace: fromPromise<FoundPlace | null, NeighbourRequest>(never),
    loadNext: fromPromise<SessionQuestion | null, NeighbourRequest>(never),
    loadPrevious: fromPromise<SessionQuestion | null, NeighbourRequest>(never),
  },
});
const events = [
  { type: 'question.next' },
  { type: 'question.previous' },
  { type: 'question.retry' },
  { type: 'question.practise', questionId: 7 },
  outcome.done('loadDetail', { questionId: 7, submoduleId: 1 }),
  outcome.done('loadDetail', null),
  outcome.failed('loadDetail', 'Down.'),
  outcome.done('findPlace', { globalIndex: 2, count: 3 }),
  outcome.done('findPlace', null),
  outcome.failed('findPlace', 'No such call.'),
  outcome.done('loadNext', { questionId: 8, submoduleId: 1 }),
  outcome.done('loadNext', null),
  outcome.failed('loadNext', 'Down.'),
  outcome.done('loadPrevious', { questionId: 6, submoduleId: 1 }),
  outcome.done('loadPrevious', null),
  outcome.failed('loadPrevious', 'Down.'),
] as const;
const listed = explore(inert, { navigation: { questionId: 7, submoduleId: 1, globalIndex: 2, count: 3 } }, [...events]);
// Without a place the list has no end, so the search would never finish.
const byAddress = explore(
  inert,
  { navigation: { questionId: 7, submoduleId: 1 } },
  events.filter(({ type }) => type !== 'question.next' && type !== 'question.previous'),
);
const paths = [...listed, ...byAddress];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(questionSessionMachine));
});

it('never leaves the list, and always shows the question of its place', () => {
  for (const { replay } of paths) {
    replay(({ context }) => {
      if (!context.place) throw new Error('The place was lost.');
      const { globalIndex, count, currentPage, indexInPage, questionId } = context.place;
      if (globalIndex !== null && count !== null) {
        expect(globalIndex >= 1 && globalIndex <= count).toBe(true);
        expect([currentPage, indexInPage]).toEqual([pageOf(globalIndex), indexInPageOf(globalIndex)]);
      }
      if (context.question) expect(context.question.questionId).toBe(questionId);
    });
  }
});
