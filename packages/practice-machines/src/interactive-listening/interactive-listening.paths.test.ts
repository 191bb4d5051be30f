import { expect, it } from 'vitest';
import { explore, leafStates, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { photographyQuestion } from './interactive-listening.fixtures.ts';
import { interactiveListeningMachine } from './interactive-listening.machine.ts';
import type { InteractiveListeningQuestion } from './interactive-listening.types.ts';
import { interactiveListeningView } from './interactive-listening.view.ts';

const inert = interactiveListeningMachine.provide({
  actors: { timer: silent, wait: silent, playback: silent, audioPlayer: silent },
  actions: { preloadTurns: () => {} },
});

/** The second turn has a sound, so that a path can wait for it. */
const question: InteractiveListeningQuestion = {
  ...photographyQuestion,
  turns: photographyQuestion.turns.slice(0, 2).map((turn, index) => (index === 0 ? { ...turn, audioUrl: null } : turn)),
};

const paths = (['timed', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question, durationSeconds: 240, mode }, [
    { type: 'answer.start' },
    { type: 'answer.choose', option: 0 },
    { type: 'answer.choose', option: 1 },
    { type: 'answer.next' },
    { type: 'wait.ended' },
    { type: 'answer.change', text: 'A club.' },
    { type: 'answer.submit' },
    { type: 'timer.expired', elapsedMs: 240_000 },
    { type: 'timer.pause' },
    { type: 'timer.resume' },
    { type: 'answer.retry' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(interactiveListeningMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = interactiveListeningView(state);
  if (view.phase === 'conversation') {
    expect(state.matches({ conversation: view.stage })).toBe(true);
    expect(view.lines).toHaveLength(view.stage === 'marked' ? view.turn + 1 : view.turn);
  } else {
    expect(view.phase).toBe(state.value);
  }
  if (view.phase === 'reviewed') {
    const right = view.lines.filter(({ given, expected }) => given === expected).length;
    expect(view.score).toBe(right / 2);
  }
});
