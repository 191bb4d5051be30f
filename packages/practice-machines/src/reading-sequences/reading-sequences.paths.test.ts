import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { explore, leafStates, replayedLeaves } from '../shared/machine-testing.ts';
import { readingSequencesMachine } from './reading-sequences.machine.ts';
import type { ReadingSequencesQuestion } from './reading-sequences.types.ts';
import { readingSequencesView } from './reading-sequences.view.ts';

/** Three kinds of steps, as short as possible. */
const question: ReadingSequencesQuestion = {
  questionId: 1,
  steps: [
    { kind: 'blanks', passage: 'The {1} sat.', blanks: [{ indexNumber: 1, options: ['cat', 'cut'], answer: 'cat' }] },
    { kind: 'highlight', passage: 'The cat sat.', question: 'Who?', answer: 'The cat' },
    { kind: 'title', passage: 'The cat sat.', options: ['A Cat', 'A Dog'], answer: 'A Cat' },
  ],
};
const inert = readingSequencesMachine.provide({ actors: { timer: fromCallback(() => {}) } });
const paths = (['timed', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question, durationSeconds: 480, mode }, [
    { type: 'answer.fill', blank: 0, option: 'cat' },
    { type: 'answer.markRange', start: 0, end: 1 },
    { type: 'answer.choose', option: 'A Dog' },
    { type: 'step.next' },
    { type: 'step.previous' },
    { type: 'timer.expired', elapsedMs: 480_000 },
    { type: 'answer.retry' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(readingSequencesMachine));
});

it('has a view for every state, and shows the result of a locked step', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const view = readingSequencesView(snapshot);
      expect(snapshot.matches(view.phase)).toBe(true);
      if (view.phase === 'answering' && snapshot.context.mode === 'timed') {
        expect(view.result !== null).toBe(snapshot.matches({ answering: 'fixed' }));
      }
      if (view.phase === 'reviewed') {
        const right = [view.results[0], view.results[1]].filter((result) => result?.score === 1).length;
        expect(view.score).toBeCloseTo(right / 3);
      }
    });
  }
});
