import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { audioPlayerMachine } from '../shared/audio-player.ts';
import { explore, leafStates, visitedLeaves } from '../shared/machine-testing.ts';
import { museumQuestion } from './dictation.fixtures.ts';
import { dictationMachine } from './dictation.machine.ts';
import { dictationView } from './dictation.view.ts';

const silent = audioPlayerMachine.provide({ actors: { playback: fromCallback(() => {}) } });
const inert = dictationMachine.provide({ actors: { timer: fromCallback(() => {}), audioPlayer: silent } });
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
  expect(visitedLeaves(paths.map((path) => path.state))).toEqual(leafStates(dictationMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = dictationView(state);
  expect(view.phase).toBe(state.value);
  if (view.phase === 'reviewed') expect(view.score).toBe(view.text === '' ? 0 : 1);
});
