import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromCallback } from 'xstate';
import { museumQuestion } from '../dictation/dictation.fixtures.ts';
import { dictationMachine } from '../dictation/index.ts';
import { interactiveListeningMachine } from '../interactive-listening/index.ts';
import { photographyQuestion } from '../interactive-listening/interactive-listening.fixtures.ts';
import { letterBoxesMachine } from '../letter-boxes/index.ts';
import type { Draft, FlowEmitted, PracticeMode, PracticeQuestion } from '../protocol/protocol.ts';
import { readingSequencesMachine } from '../reading-sequences/index.ts';
import { lighthouseQuestion } from '../reading-sequences/reading-sequences.fixtures.ts';
import { twoPartWritingMachine } from '../two-part-writing/index.ts';
import { placeQuestion } from '../two-part-writing/two-part-writing.fixtures.ts';
import { wordJudgementMachine } from '../word-judgement/index.ts';
import { realWordQuestion } from '../word-judgement/word-judgement.fixtures.ts';
import { writingMachine } from '../writing/index.ts';
import { photoQuestion } from '../writing/writing.fixtures.ts';
import { silent } from './machine-testing.ts';

interface Case {
  name: string;
  machine: AnyStateMachine;
  question: PracticeQuestion;
  /** The answer in a draft of version 1. */
  kept: unknown;
  /** The event that submits it. */
  submit: EventObject;
}

const bridge = {
  questionId: 1,
  segments: [{ kind: 'word', clues: ['b', 'r', null, null, null, null], answer: 'bridge' }],
};
const submit = { type: 'answer.submit' };
const timesUp = { type: 'timer.expired', elapsedMs: 5000 };
const steps = lighthouseQuestion.steps.map(({ kind }) => {
  if (kind === 'blanks')
    return {
      kind,
      chosen: lighthouseQuestion.steps.flatMap((step) => ('blanks' in step ? step.blanks : [])).map(() => null),
    };
  return kind === 'highlight' ? { kind, range: null } : { kind: 'choice', chosen: null };
});
const cases: Case[] = [
  {
    name: 'wordJudgement',
    machine: wordJudgementMachine,
    question: realWordQuestion,
    kept: { saidYes: null },
    submit: timesUp,
  },
  {
    name: 'dictation',
    machine: dictationMachine,
    question: museumQuestion,
    kept: { text: 'The', playsUsed: 1 },
    submit,
  },
  {
    name: 'letterBoxes',
    machine: letterBoxesMachine,
    question: bridge,
    submit,
    kept: { entries: [['', '', 'i', 'd', '', '']], hinted: [{ word: 0, box: 2 }] },
  },
  {
    name: 'readingSequences',
    machine: readingSequencesMachine,
    question: lighthouseQuestion,
    submit,
    kept: { step: 1, reached: 1, steps, hints: steps.map(() => 0) },
  },
  {
    name: 'interactiveListening',
    machine: interactiveListeningMachine,
    question: photographyQuestion,
    submit,
    kept: {
      part: 'summary',
      replies: photographyQuestion.turns.map(() => 0),
      choice: null,
      removed: [],
      playsUsed: 0,
      outOfTime: false,
      summary: 'They talked.',
    },
  },
  {
    name: 'writing',
    machine: writingMachine,
    question: photoQuestion,
    submit,
    kept: { text: 'A boat.', hintsShown: 1, feedback: null },
  },
  {
    name: 'twoPartWriting',
    machine: twoPartWritingMachine,
    question: placeQuestion,
    submit,
    kept: { part: 2, texts: ['A bakery.', 'Bread.'], chosen: 0, hintsShown: 0 },
  },
];

const inert = { timer: fromCallback(() => {}), audioPlayer: silent, choosePartTwo: silent };

function open({ machine, question }: Case, mode: PracticeMode, draft: unknown) {
  const emitted: FlowEmitted<unknown, unknown, unknown>[] = [];
  const quiet = machine.provide({ actors: inert, actions: { preloadSounds: () => {} } });
  const actor = createActor(quiet, { input: { question, durationSeconds: 60, mode, draft } });
  actor.on('*', (event) => emitted.push(event as (typeof emitted)[number]));
  return { actor: actor.start(), emitted };
}

const draftOf = ({ name, question, kept }: Case): Draft<unknown> => ({
  version: 1,
  flow: name,
  questionId: question.questionId,
  elapsedMs: 2000,
  phase: 'answering',
  answer: kept,
});

describe.each(cases)('the practice flow of $name', (each) => {
  it.each([
    ['timed', 'reviewed'],
    ['exam', 'submitted'],
  ] as const)('in %s mode emits an answer once, with its draft, and nothing after it', (mode, tag) => {
    const { actor, emitted } = open(each, mode, draftOf(each));
    expect(actor.getSnapshot().context.elapsedMs).toBe(2000);
    actor.send(each.submit);
    const elapsedMs = each.submit === timesUp ? 5000 : 2000;
    expect(emitted).toEqual([
      {
        type: 'answered',
        questionId: each.question.questionId,
        answer: expect.anything(),
        result: mode === 'exam' ? null : expect.anything(),
        draft: { ...draftOf(each), phase: 'reviewed', elapsedMs, answer: expect.anything() },
      },
    ]);
    const again = open(each, mode, JSON.parse(JSON.stringify(emitted[0]?.draft)));
    expect(again.actor.getSnapshot().hasTag(tag)).toBe(true);
    expect(again.actor.getSnapshot().context).toEqual(actor.getSnapshot().context);
    expect(again.emitted).toEqual([]);
  });

  it('writes a draft and starts over on Solve Again', () => {
    const { actor, emitted } = open(each, 'timed', draftOf(each));
    actor.send(each.submit);
    actor.send({ type: 'answer.retry' });
    expect(emitted.slice(1)).toMatchObject([{ type: 'draft', draft: { phase: 'answering', elapsedMs: 0 } }]);
    expect(actor.getSnapshot().context).toMatchObject({ answered: false, result: null, elapsedMs: 0 });
  });

  it('has no second attempt in an exam', () => {
    const { actor, emitted } = open(each, 'exam', draftOf(each));
    actor.send(each.submit);
    actor.send({ type: 'answer.retry' });
    expect(actor.getSnapshot().hasTag('submitted')).toBe(true);
    expect(emitted).toHaveLength(1);
  });
});
