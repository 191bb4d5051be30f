import { expect, it } from 'vitest';
import { explore, leafStates, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { photographyOpening, photographyQuestion } from './interactive-listening.fixtures.ts';
import { interactiveListeningMachine } from './interactive-listening.machine.ts';
import type { InteractiveListeningEvent, InteractiveListeningQuestion } from './interactive-listening.types.ts';
import { interactiveListeningView } from './interactive-listening.view.ts';

const inert = interactiveListeningMachine.provide({
  actors: { timer: silent, wait: silent, playback: silent, audioPlayer: silent },
  actions: { preloadSounds: () => {} },
});

/** The second turn has a sound, so that a path can wait for it. */
const question: InteractiveListeningQuestion = {
  ...photographyQuestion,
  turns: photographyQuestion.turns.slice(0, 2).map((turn, index) => (index === 0 ? { ...turn, audioUrl: null } : turn)),
};

const steps: InteractiveListeningEvent[] = [
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
];

/** The same after an opening with one blank. */
const opened: InteractiveListeningQuestion = {
  ...question,
  opening: { ...photographyOpening, sentences: photographyOpening.sentences.slice(0, 1) },
};

const paths = [
  ...(['timed', 'exam'] as const).flatMap((mode) => explore(inert, { question, durationSeconds: 240, mode }, steps)),
  ...explore(inert, { question: opened, durationSeconds: 240, mode: 'timed' }, [
    ...steps,
    { type: 'opening.choose', chosen: false },
    { type: 'opening.choose', chosen: true },
    { type: 'answer.fill', blank: 0, text: 'an uncle' },
    { type: 'answer.fill', blank: 0, text: 'aunt' },
  ]),
];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(interactiveListeningMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = interactiveListeningView(state);
  if (view.phase === 'conversation') {
    expect(state.matches({ conversation: view.stage })).toBe(true);
    expect(view.lines).toHaveLength(view.stage === 'marked' ? view.turn + 1 : view.turn);
  } else if (view.phase === 'blanks') {
    expect(state.matches({ conversation: 'blanks' })).toBe(true);
    expect(view.entries).toHaveLength(1);
  } else {
    expect(view.phase).toBe(state.value);
  }
  if (view.phase === 'reviewed') {
    const right = view.lines.filter(({ given, expected }) => given === expected).length;
    const filled = view.opening?.blanks.filter(({ given }) => given === 'an uncle').length ?? 0;
    expect(view.correctCount).toBe(right + filled);
    expect(view.score).toBe((right + filled) / (view.lines.length + (view.opening ? 1 : 0)));
  }
});
