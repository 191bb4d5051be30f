import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { placeQuestion } from './two-part-writing.fixtures.ts';
import { twoPartWritingMachine } from './two-part-writing.machine.ts';
import { twoPartWritingView } from './two-part-writing.view.ts';

const inert = twoPartWritingMachine.provide({
  actors: {
    timer: fromCallback(() => {}),
    choosePartTwo: fromPromise<number, { questionId: number; count: number }>(never),
  },
});
const paths = (['timed', 'learn', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question: placeQuestion, durationSeconds: 480, mode }, [
    { type: 'answer.change', text: 'A bakery.' },
    { type: 'answer.next' },
    { type: 'answer.submit' },
    outcome.done('choosePartTwo', 2),
    outcome.failed('choosePartTwo', 'no memory'),
    { type: 'timer.expired', elapsedMs: 180_000 },
    { type: 'answer.retry' },
    { type: 'answer.rewrite', part: 1 },
    { type: 'answer.cancelRewrite' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(twoPartWritingMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = twoPartWritingView(state);
  if (view.phase === 'writing') expect(view.lockedPrompt !== null).toBe(state.matches('partTwo'));
  else expect(view.phase).toBe(state.value);
  if (view.phase === 'reviewed') expect(view.partTwo.prompt).not.toBeNull();
});
