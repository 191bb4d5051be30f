import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { explore, leafStates, replayedLeaves } from '../shared/machine-testing.ts';
import { photoQuestion } from './writing.fixtures.ts';
import { writingMachine } from './writing.machine.ts';
import { writingView } from './writing.view.ts';

const inert = writingMachine.provide({ actors: { timer: fromCallback(() => {}) } });
const paths = (['timed', 'learn', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question: photoQuestion, durationSeconds: 60, mode }, [
    { type: 'answer.change', text: 'A boat.' },
    { type: 'answer.change', text: '' },
    { type: 'answer.hint' },
    { type: 'answer.submit' },
    { type: 'timer.expired', elapsedMs: 60_000 },
    { type: 'feedback.awaited' },
    { type: 'feedback.arrived', text: 'Good.' },
    { type: 'feedback.failed' },
    { type: 'feedback.absent' },
    { type: 'answer.sendAgain' },
    { type: 'answer.retry' },
    { type: 'answer.rewrite' },
    { type: 'answer.cancelRewrite' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(writingMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = writingView(state);
  expect(view.phase).toBe(state.value);
  if (view.phase === 'reviewed') expect(view.words).toBe(view.text === '' ? 0 : 2);
  if (view.phase === 'answering') expect(state.context.feedback).toEqual({ phase: 'none' });
});
