import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { museumQuestion } from '../dictation/dictation.fixtures.ts';
import { dictationOn } from '../dictation/index.ts';
import { interactiveListeningOn } from '../interactive-listening/index.ts';
import { photographyQuestion } from '../interactive-listening/interactive-listening.fixtures.ts';
import type { Draft, PracticeMode } from '../protocol/protocol.ts';
import { speakingOn } from '../speaking/index.ts';
import { harbourQuestion, heardQuestion, topicQuestion } from '../speaking/speaking.fixtures.ts';
import type { SpeakingInput } from '../speaking/speaking.types.ts';
import { twoPartWritingOn } from '../two-part-writing/index.ts';
import { placeQuestion } from '../two-part-writing/two-part-writing.fixtures.ts';
import { wordJudgementOn } from '../word-judgement/index.ts';
import { pseudoWordQuestion, realWordQuestion } from '../word-judgement/word-judgement.fixtures.ts';
import { createFakeClock } from './fakes/clock.ts';
import { createFakeMicrophone, createFakeRecordings } from './fakes/microphone.ts';
import { createFakePlayer } from './fakes/player.ts';

const clock = createFakeClock();
const player = createFakePlayer();

function draftOf<TAnswer>(flow: string, questionId: number, elapsedMs: number, answer: TAnswer): Draft<TAnswer> {
  return { version: 1, flow, questionId, elapsedMs, phase: 'answering', answer };
}

function judgeWord(awayMs: number, mode: PracticeMode, question = realWordQuestion) {
  const answers: unknown[] = [];
  const actor = createActor(wordJudgementOn({ clock }), {
    input: { question, durationSeconds: 5, mode, awayMs },
  });
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  return { answers, context: actor.getSnapshot().context };
}

describe('an exam question that was left', () => {
  it('continues with the time left, whether or not anything was answered', () => {
    const { answers, context } = judgeWord(3000, 'exam');
    expect(context.elapsedMs).toBe(3000);
    expect(answers).toEqual([]);
  });

  it('is submitted as it was when its time is over', () => {
    expect(judgeWord(5000, 'exam', pseudoWordQuestion).answers).toEqual([{ saidYes: null }]);
  });

  it('waits in the other modes', () => {
    for (const mode of ['timed', 'learn'] as const) expect(judgeWord(60_000, mode).context.elapsedMs).toBe(0);
  });

  it('gains no time from a clock that went backwards', () => {
    expect(judgeWord(-60_000, 'exam').context.elapsedMs).toBe(0);
  });
});

describe('an exam clock that starts with the sound', () => {
  const dictate = (playsUsed: number) => {
    const draft = draftOf('dictation', museumQuestion.questionId, 0, { text: 'The', playsUsed });
    const input = { question: museumQuestion, durationSeconds: 60, mode: 'exam', draft, awayMs: 8000 } as const;
    return createActor(dictationOn({ clock, player }), { input }).start().getSnapshot().context.elapsedMs;
  };

  it('keeps running once the sound was played, and not before', () => {
    expect(dictate(1)).toBe(8000);
    expect(dictate(0)).toBe(0);
  });
});

describe('an exam question of two parts', () => {
  const write = async (awayMs: number) => {
    const answer = { part: 1 as const, texts: ['A bakery.', ''] as const, chosen: null, hintsShown: 0 };
    const draft = draftOf('twoPartWriting', placeQuestion.questionId, 100_000, answer);
    const ports = { clock, random: () => 0, lastPartTwo: () => null, rememberPartTwo: () => {} };
    const actor = createActor(twoPartWritingOn(ports), {
      input: { question: placeQuestion, durationSeconds: 480, mode: 'exam', draft, awayMs },
    });
    const answers: unknown[] = [];
    actor.on('answered', (event) => answers.push(event.answer));
    actor.start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return { answers, context: actor.getSnapshot().context };
  };

  it('continues in part two with the time left', async () => {
    const { context, answers } = await write(200_000 + 50_000);
    expect(context).toMatchObject({ part: 2, elapsedMs: 50_000, texts: ['A bakery.', ''] });
    expect(answers).toEqual([]);
  });

  it('is submitted when both parts are over', async () => {
    const { answers } = await write(200_000 + 180_000);
    expect(answers).toMatchObject([{ partOne: 'A bakery.', partTwo: '' }]);
  });

  const talk = (awayMs: number, part: 'intro' | 'conversation') => {
    const progress = { part, replies: [1], choice: null, removed: [], playsUsed: 0, outOfTime: false, summary: '' };
    const answer = { ...progress, entries: null };
    const draft = draftOf('interactiveListening', photographyQuestion.questionId, 200_000, answer);
    const actor = createActor(interactiveListeningOn({ clock, player }), {
      input: { question: photographyQuestion, durationSeconds: 240, mode: 'exam', draft, awayMs },
    }).start();
    return actor.getSnapshot();
  };
  const summaryMs = (photographyQuestion.summarySeconds ?? 0) * 1000;

  it('continues with the summary when the conversation is over', () => {
    const snapshot = talk(40_000 + 10_000, 'conversation');
    expect(snapshot.context).toMatchObject({ part: 'summary', elapsedMs: 10_000, outOfTime: true });
    expect(snapshot.hasTag('answering')).toBe(true);
    expect(talk(40_000 + summaryMs, 'conversation').hasTag('submitted')).toBe(true);
  });

  it('waits if it had not been started', () => {
    expect(talk(3_600_000, 'intro').matches('intro')).toBe(true);
  });
});

describe('a speaking exam that was left', () => {
  const speak = (input: Partial<SpeakingInput>): SnapshotFrom<ReturnType<typeof speakingOn>> => {
    const ports = {
      clock,
      player,
      microphone: createFakeMicrophone({ answer: 'later' }),
      recordings: createFakeRecordings(),
    };
    return createActor(speakingOn(ports), {
      input: { question: harbourQuestion, durationSeconds: 90, mode: 'exam', ...input },
    })
      .start()
      .getSnapshot();
  };
  const preparationMs = (topicQuestion.preparationSeconds ?? 0) * 1000;

  it('loses its preparation time first, then its speaking time', () => {
    const question = topicQuestion;
    expect(speak({ question, awayMs: preparationMs - 1000 }).context).toMatchObject({
      preparedMs: preparationMs - 1000,
    });
    const speaking = speak({ question, awayMs: preparationMs + 5000 });
    expect(speaking.matches('answering')).toBe(true);
    expect(speaking.context.elapsedMs).toBe(5000);
    expect(speak({ question, awayMs: preparationMs + 90_000 }).hasTag('submitted')).toBe(true);
  });

  it('waits for the sound that starts its clock', () => {
    expect(speak({ question: heardQuestion, awayMs: 3_600_000 }).context).toMatchObject({
      preparedMs: 0,
      elapsedMs: 0,
    });
  });
});
