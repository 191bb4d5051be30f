import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { explore, leafStates, replayedLeaves } from '../shared/machine-testing.ts';
import { sentenceQuestion } from './letter-boxes.fixtures.ts';
import { letterBoxesMachine } from './letter-boxes.machine.ts';
import { letterBoxesView } from './letter-boxes.view.ts';

const inert = letterBoxesMachine.provide({ actors: { timer: fromCallback(() => {}) } });
const events = [
  { type: 'answer.fill', word: 0, text: 'idge' },
  { type: 'answer.erase', word: 0, box: 5 },
  { type: 'answer.submit' },
  { type: 'timer.expired', elapsedMs: 20_000 },
  { type: 'answer.retry' },
] as const;
const paths = (['timed', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question: sentenceQuestion, durationSeconds: 20, mode }, events),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(letterBoxesMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = letterBoxesView(snapshot);
    expect(view.phase).toBe(snapshot.value);
    if (view.phase === 'reviewed') expect(view.score).toBe(view.words[0]?.correct ? 1 : 0);
  });
});
