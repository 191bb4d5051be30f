import { expect, it } from 'vitest';
import { explore, leafStates, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { museumQuestion } from './dictation.fixtures.ts';
import { dictationMachine } from './dictation.machine.ts';
import { dictationView } from './dictation.view.ts';

const inert = dictationMachine.provide({ actors: { timer: silent, audioPlayer: silent } });
const paths = (['timed', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question: museumQuestion, durationSeconds: 60, mode }, [
    { type: 'answer.change', text: museumQuestion.text },
    { type: 'answer.change', text: '' },
    { type: 'answer.submit' },
    { type: 'timer.expired', elapsedMs: 60_000 },
    { type: 'answer.retry' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(dictationMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = dictationView(snapshot);
    expect(view.phase).toBe(snapshot.value);
    if (view.phase === 'reviewed') expect(view.score).toBe(view.text === '' ? 0 : 1);
  });
});
