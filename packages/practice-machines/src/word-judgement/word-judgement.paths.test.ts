import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { explore, leafStates, replayedLeaves } from '../shared/machine-testing.ts';
import { realWordQuestion } from './word-judgement.fixtures.ts';
import { wordJudgementMachine } from './word-judgement.machine.ts';
import { wordJudgementView } from './word-judgement.view.ts';

const inert = wordJudgementMachine.provide({ actors: { timer: fromCallback(() => {}) } });
const paths = (['timed', 'exam'] as const).flatMap((mode) =>
  explore(inert, { question: realWordQuestion, durationSeconds: 5, mode }, [
    { type: 'answer.choose', saidYes: true },
    { type: 'answer.choose', saidYes: false },
    { type: 'timer.expired', elapsedMs: 5000 },
    { type: 'answer.retry' },
  ]),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(wordJudgementMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = wordJudgementView(snapshot);
    expect(view.phase).toBe(snapshot.value);
    if (view.phase === 'reviewed') expect(view.correct).toBe(view.saidYes === true);
  });
});
