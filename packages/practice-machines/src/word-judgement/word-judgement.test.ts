import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import {
  driveWordJudgement,
  pseudoWordQuestion,
  realWordQuestion,
  wordJudgementFixtures,
} from './word-judgement.fixtures.ts';
import { wordJudgementMachine, wordJudgementOn } from './word-judgement.machine.ts';
import type { WordJudgementAnswer, WordJudgementEmitted, WordJudgementInput } from './word-judgement.types.ts';
import { wordJudgementView } from './word-judgement.view.ts';

function start(input: Partial<WordJudgementInput> = {}) {
  const clock = createFakeClock();
  const emitted: WordJudgementEmitted[] = [];
  const actor = createActor(wordJudgementOn({ clock }), {
    input: { question: realWordQuestion, durationSeconds: 5, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  return { actor, clock, answers, lastDraft };
}

/** The draft of a submitted answer. */
const draftOf = (questionId: number, elapsedMs: number, answer: WordJudgementAnswer) => ({
  version: 1,
  flow: 'wordJudgement',
  questionId,
  elapsedMs,
  phase: 'reviewed',
  answer,
});

describe('word judgement', () => {
  it.each([
    [realWordQuestion, true, true],
    [realWordQuestion, false, false],
    [pseudoWordQuestion, true, false],
    [pseudoWordQuestion, false, true],
  ])('$word: submits the answer once at a click', (question, saidYes, correct) => {
    const { actor, clock, answers } = start({ question });
    actor.send({ type: 'answer.choose', saidYes });
    actor.send({ type: 'answer.choose', saidYes: !saidYes });
    clock.increment(10_000);
    expect(answers()).toEqual([
      {
        type: 'answered',
        questionId: question.questionId,
        answer: { saidYes },
        result: { correct },
        draft: draftOf(question.questionId, 0, { saidYes }),
      },
    ]);
    expect(wordJudgementView(actor.getSnapshot())).toEqual({
      phase: 'reviewed',
      word: question.word,
      correct,
      saidYes,
      isWord: question.correct,
      explanation: question.explanation ?? null,
    });
  });

  it('counts a missing click as wrong, even for a made-up word', () => {
    const { actor, clock, answers } = start({ question: pseudoWordQuestion });
    clock.increment(4999);
    expect(answers()).toEqual([]);
    clock.increment(1);
    expect(answers()).toEqual([
      {
        type: 'answered',
        questionId: 319,
        answer: { saidYes: null },
        result: { correct: false },
        draft: draftOf(319, 5000, { saidYes: null }),
      },
    ]);
    expect(wordJudgementView(actor.getSnapshot())).toMatchObject({ phase: 'reviewed', correct: false, saidYes: null });
  });

  it('waits without a limit', () => {
    const { clock, answers } = start({ durationSeconds: null, mode: 'learn' });
    clock.increment(600_000);
    expect(answers()).toEqual([]);
  });

  it('stops the clock while paused', () => {
    const { actor, clock, answers } = start();
    clock.increment(2000);
    actor.send({ type: 'timer.pause' });
    clock.increment(60_000);
    actor.send({ type: 'timer.resume' });
    clock.increment(2999);
    expect(answers()).toEqual([]);
    clock.increment(1);
    expect(answers()).toHaveLength(1);
  });

  it('asks again with a full clock on Solve Again', () => {
    const { actor, clock, answers } = start();
    clock.increment(4000);
    actor.send({ type: 'answer.choose', saidYes: false });
    actor.send({ type: 'answer.retry' });
    expect(actor.getSnapshot().context).toEqual({
      question: realWordQuestion,
      durationSeconds: 5,
      mode: 'timed',
      elapsedMs: 0,
      answer: { saidYes: null },
      answered: false,
      result: null,
      hintsGiven: 0,
    });
    clock.increment(4000);
    actor.send({ type: 'answer.choose', saidYes: true });
    expect(answers().map((event) => event.result)).toEqual([{ correct: false }, { correct: true }]);
  });

  it('reveals nothing about the answer in exam mode', () => {
    const { actor, answers } = start({ mode: 'exam' });
    actor.send({ type: 'answer.choose', saidYes: true });
    actor.send({ type: 'answer.retry' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(wordJudgementView(actor.getSnapshot())).toEqual({ phase: 'submitted', word: 'harbour', saidYes: true });
  });

  it('has two hints in learn mode, and none in the other modes', () => {
    const hintsIn = (mode: 'learn' | 'timed' | 'exam') => {
      const { actor } = start({ mode });
      for (let ask = 0; ask < 3; ask++) actor.send({ type: 'answer.hint' });
      return wordJudgementView(actor.getSnapshot());
    };
    expect(hintsIn('learn')).toEqual({ phase: 'answering', word: 'harbour', hintsGiven: 2, hintsLeft: 0 });
    expect(hintsIn('timed')).toEqual({ phase: 'answering', word: 'harbour', hintsGiven: 0, hintsLeft: null });
    expect(hintsIn('exam')).toEqual({ phase: 'answering', word: 'harbour', hintsGiven: 0, hintsLeft: null });
  });

  it('never stops the clock of an exam', () => {
    const { actor, clock, answers } = start({ mode: 'exam' });
    actor.send({ type: 'timer.pause' });
    clock.increment(5000);
    expect(answers()).toHaveLength(1);
  });

  it('shows the review again after a reload, without submitting twice', () => {
    const first = start();
    first.actor.send({ type: 'answer.choose', saidYes: true });
    const second = start({ draft: first.lastDraft() });
    expect(wordJudgementView(second.actor.getSnapshot())).toMatchObject({ phase: 'reviewed', correct: true });
    expect(second.answers()).toEqual([]);
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(wordJudgementMachine));
  });

  it('has a fixture for every state', () => {
    const snapshots = wordJudgementFixtures.map((name) => driveWordJudgement(name).getSnapshot());
    expect(visitedLeaves(snapshots)).toEqual(leafStates(wordJudgementMachine));
  });
});
