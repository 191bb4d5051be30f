import { typesOf } from '@rehearse/question-types';
import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { pageOf } from '../shared/paging.ts';
import { questionBrowserMachine } from './question-browser.machine.ts';
import type { PageRequest, QuestionPage } from './question-browser.types.ts';

const item = { questionId: 7, submoduleId: 1, moduleId: 1, isPracticed: false, difficultyLevel: 'Easy' };
const inert = questionBrowserMachine.provide({
  actors: { storage: fromCallback(() => {}), loadPage: fromPromise<QuestionPage, PageRequest>(never) },
});
const paths = explore(inert, {}, [
  { type: 'module.select', moduleId: 3 },
  { type: 'submodule.select', submoduleId: 7 },
  { type: 'filters.change', filters: { difficultyLevel: 'Hard' } },
  { type: 'order.start', order: 'aim' },
  { type: 'page.select', page: 2 },
  { type: 'question.open', index: 0 },
  { type: 'list.reload' },
  outcome.done('loadPage', { content: [item], totalPages: 2, totalElements: 11 }),
  outcome.done('loadPage', { content: [], totalPages: 1, totalElements: 9 }),
  outcome.done('loadPage', { content: [], totalPages: 0, totalElements: 0 }),
  outcome.failed('loadPage', 'Down.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(questionBrowserMachine));
});

it('always shows a submodule of its module and a position on its page', () => {
  for (const { replay } of paths) {
    replay(({ context }) => {
      expect(typesOf(context.moduleId).map(({ id }) => id)).toContain(context.submoduleId);
      expect(pageOf(context.globalIndex)).toBe(context.currentPage);
    });
  }
});
