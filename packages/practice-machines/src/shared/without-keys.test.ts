import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { dictationOn, dictationView } from '../dictation/index.ts';
import {
  interactiveListeningOn,
  interactiveListeningView,
  photographyQuestion,
} from '../interactive-listening/index.ts';
import { letterBoxesOn, letterBoxesView, letterBoxView } from '../letter-boxes/index.ts';
import { twoPartWritingOn, twoPartWritingView } from '../two-part-writing/index.ts';
import { wordJudgementOn, wordJudgementView } from '../word-judgement/index.ts';
import { writingOn, writingView } from '../writing/index.ts';
import { createFakeClock } from './fakes/clock.ts';
import { createFakePlayer } from './fakes/player.ts';

/** Sealed sittings hand out questions without keys, samples and explanations. */
describe('in exam mode, without its keys', () => {
  const exam = { durationSeconds: 30, mode: 'exam' } as const;
  const ports = () => ({ clock: createFakeClock(), player: createFakePlayer() });

  it('a word is judged', () => {
    const input = { ...exam, question: { questionId: 1, word: 'harbour' } };
    const actor = createActor(wordJudgementOn(ports()), { input });
    const answers: unknown[] = [];
    actor.on('answered', ({ answer, result }) => answers.push([answer, result]));
    actor.start().send({ type: 'answer.choose', saidYes: true });
    expect(answers).toEqual([[{ saidYes: true }, null]]);
    expect(wordJudgementView(actor.getSnapshot())).toEqual({ phase: 'submitted', word: 'harbour', saidYes: true });
  });

  it('letters are typed into boxes that only the clues describe', () => {
    const clues = ['b', null, null];
    const input = { ...exam, question: { questionId: 1, segments: [{ kind: 'word', clues } as const] } };
    const actor = createActor(letterBoxesOn(ports()), { input });
    const answers: unknown[] = [];
    actor.on('answered', ({ answer, result }) => answers.push([answer, result]));
    actor.start();
    actor.send({ type: 'answer.type', word: 0, box: 1, letter: 'u' });
    actor.send({ type: 'answer.type', word: 0, box: 2, letter: 's' });
    actor.send({ type: 'answer.submit' });
    expect(answers).toEqual([[[['', 'u', 's']], null]]);
    expect(letterBoxesView(actor.getSnapshot()).phase).toBe('submitted');
    expect(letterBoxView(actor.getSnapshot(), { word: 0, box: 1 })).toMatchObject({ state: 'locked', expected: null });
  });

  it('a sentence is typed whose text nobody knows', () => {
    const { player, clock } = ports();
    const input = { ...exam, question: { questionId: 1, audioUrl: '/a.mp3' } };
    const actor = createActor(dictationOn({ clock, player }), { input });
    const answers: unknown[] = [];
    actor.on('answered', ({ answer, result }) => answers.push([answer, result]));
    actor.start();
    actor.send({ type: 'answer.change', text: 'The museum opens at ten.' });
    expect(dictationView(actor.getSnapshot())).toMatchObject({ phase: 'answering', hasHint: null });
    actor.send({ type: 'answer.submit' });
    expect(answers).toEqual([[{ text: 'The museum opens at ten.', playsUsed: 0 }, null]]);
  });

  it('a conversation shows the learner’s replies without right or wrong', () => {
    const turns = photographyQuestion.turns.map(({ sequenceOrder, options }) => ({
      sequenceOrder,
      audioUrl: null,
      transcript: '',
      options,
    }));
    const question = { questionId: 1, title: '', scene: '', turns, sampleSummary: '', summarySeconds: 75 };
    const actor = createActor(interactiveListeningOn(ports()), { input: { ...exam, question } });
    const answers: unknown[] = [];
    actor.on('answered', ({ answer, result }) => answers.push([answer, result]));
    actor.start().send({ type: 'answer.start' });
    for (const { options } of turns) {
      const view = interactiveListeningView(actor.getSnapshot());
      expect(view).toMatchObject({ phase: 'conversation', stage: 'choosing', mark: null });
      actor.send({ type: 'answer.choose', option: options.length - 1 });
      actor.send({ type: 'answer.next' });
    }
    const line = { transcript: null, expected: null, correct: null, lost: null, explanation: null };
    expect(interactiveListeningView(actor.getSnapshot())).toMatchObject({
      phase: 'summary',
      lines: turns.map(({ options }) => ({ ...line, given: options.at(-1) })),
    });
    actor.send({ type: 'answer.submit' });
    const given = turns.map(({ sequenceOrder, options }) => ({
      sequenceOrder,
      answer: options.at(-1),
      correct: null,
    }));
    expect(answers).toEqual([[{ answers: given, summary: '' }, null]]);
  });

  it('texts are written that nobody has a sample of', async () => {
    const essay = { questionId: 1, kind: 'essay', prompt: 'A city', recommendedWords: [50] } as const;
    const actor = createActor(writingOn(ports()), { input: { ...exam, question: essay } }).start();
    actor.send({ type: 'answer.change', text: 'I like it.' });
    actor.send({ type: 'answer.submit' });
    expect(writingView(actor.getSnapshot())).toEqual({ phase: 'submitted' });
    const question = { questionId: 1, partOne: { prompt: 'A trip' }, partTwo: [{ prompt: 'And then?' }] };
    const seen = { random: () => 0, lastPartTwo: () => null, rememberPartTwo: () => {} };
    const inParts = createActor(twoPartWritingOn({ ...ports(), ...seen }), { input: { ...exam, question } }).start();
    inParts.send({ type: 'answer.change', text: 'I went north.' });
    inParts.send({ type: 'answer.next' });
    await waitFor(inParts, (snapshot) => snapshot.hasTag('answering'));
    inParts.send({ type: 'answer.change', text: 'I came back.' });
    inParts.send({ type: 'answer.submit' });
    expect(twoPartWritingView(inParts.getSnapshot())).toMatchObject({ phase: 'submitted' });
  });
});
