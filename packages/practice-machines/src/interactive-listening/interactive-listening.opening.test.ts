import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { flowTimes } from '../protocol/settings.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import { toClockView } from '../shared/flow.ts';
import { photographyOpening, photographyQuestion } from './interactive-listening.fixtures.ts';
import { interactiveListeningOn } from './interactive-listening.machine.ts';
import type {
  InteractiveListeningDraft,
  InteractiveListeningEmitted,
  InteractiveListeningInput,
} from './interactive-listening.types.ts';
import { interactiveListeningView } from './interactive-listening.view.ts';

const withOpening = { ...photographyQuestion, opening: photographyOpening };
const withChoice = (chosen: boolean | undefined) => ({
  ...photographyQuestion,
  opening: { ...photographyOpening, chosen },
});
const { turns } = photographyQuestion;

function open(input: Partial<InteractiveListeningInput> = {}) {
  const clock = createFakeClock();
  const player = createFakePlayer();
  const emitted: InteractiveListeningEmitted[] = [];
  const remembered: boolean[] = [];
  const actor = createActor(
    interactiveListeningOn({ clock, player, rememberOpening: (chosen) => remembered.push(chosen) }),
    {
      input: { question: withOpening, durationSeconds: 240, mode: 'timed', ...input },
    },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const { send } = actor;
  const hear = () => {
    player.start();
    clock.increment(5000);
    player.end();
  };
  const reply = (option: number) => {
    hear();
    send({ type: 'answer.choose', option });
    send({ type: 'answer.next' });
    send({ type: 'answer.next' });
  };
  const fill = (...entries: string[]) => {
    for (const [blank, text] of entries.entries()) send({ type: 'answer.fill', blank, text });
  };
  /** Hears the opening and fills its blanks. */
  const complete = (...entries: string[]) => {
    send({ type: 'answer.start' });
    hear();
    fill(...entries);
    send({ type: 'answer.next' });
  };
  return {
    ...{ actor, clock, player, send, hear, reply, fill, complete, remembered },
    answers: () => emitted.filter((event) => event.type === 'answered'),
    lastDraft: (): InteractiveListeningDraft => {
      const last = emitted.findLast((event) => 'draft' in event);
      if (!last) throw new Error('No draft was written.');
      return last.draft;
    },
    view: () => interactiveListeningView(actor.getSnapshot()),
    time: () => toClockView(actor.getSnapshot().context),
  };
}

describe('the choice of the opening', () => {
  it('is offered with its time, and changes the clock', () => {
    const { view, time, send } = open({ question: withChoice(false) });
    expect(view()).toMatchObject({
      ...{ phase: 'intro', blankCount: 0, conversationSeconds: 240 },
      openingChoice: { chosen: false, withoutSeconds: 240, withSeconds: 390 },
    });
    expect(time().remainingSeconds).toBe(240);
    send({ type: 'opening.choose', chosen: true });
    expect(view()).toMatchObject({ blankCount: 3, conversationSeconds: 390, openingChoice: { chosen: true } });
    expect(time().remainingSeconds).toBe(390);
    send({ type: 'answer.start' });
    expect(view()).toMatchObject({ phase: 'blanks' });
  });

  it('can be changed back: the conversation then begins with its first turn', () => {
    const { view, time, send, player } = open();
    send({ type: 'opening.choose', chosen: false });
    send({ type: 'answer.start' });
    expect(view()).toMatchObject({ phase: 'conversation', turn: 0 });
    expect(time().durationSeconds).toBe(240);
    expect(player.plays).toMatchObject([{ url: turns[0]?.audioUrl }]);
  });

  it('is remembered', () => {
    const { send, remembered } = open();
    send({ type: 'opening.choose', chosen: false });
    expect(remembered).toEqual([false]);
  });

  it('is none where the opening is part of the task, or where there is no opening', () => {
    const fixed = open({ question: withChoice(undefined) });
    expect(fixed.view()).toMatchObject({ blankCount: 3, openingChoice: null });
    const without = open({ question: photographyQuestion });
    for (const { send, view, remembered } of [fixed, without]) {
      const before = view();
      send({ type: 'opening.choose', chosen: false });
      send({ type: 'opening.choose', chosen: true });
      expect(view()).toEqual(before);
      expect(remembered).toEqual([]);
    }
  });

  it('is no longer possible once the question has started', () => {
    const { send, view } = open();
    send({ type: 'answer.start' });
    send({ type: 'opening.choose', chosen: false });
    expect(view()).toMatchObject({ phase: 'blanks' });
  });

  it('extends the time of opening and conversation like every other', () => {
    const { time } = open(flowTimes({ mode: 'timed', timeFactor: 1.25 }, 240));
    expect(time().durationSeconds).toBe(488);
    expect(open({ mode: 'learn', durationSeconds: null }).time().durationSeconds).toBeNull();
  });
});

describe('listening and completing', () => {
  it('plays the opening at once, and shows the sentences but not what is heard', () => {
    const { send, view, player } = open();
    expect(player.preloaded).toEqual([photographyOpening.audioUrl, turns[0]?.audioUrl]);
    send({ type: 'answer.start' });
    expect(player.plays).toMatchObject([{ url: photographyOpening.audioUrl }]);
    expect(view()).toEqual({
      ...{ phase: 'blanks', title: photographyQuestion.title, scene: photographyQuestion.scene },
      sentences: photographyOpening.sentences.map(({ before, after }) => ({ before, after })),
      ...{ entries: ['', '', ''], maxLength: 60, waiting: true, canSetRate: false },
      audio: expect.objectContaining({ phase: 'loading', playsLeft: null }),
    });
  });

  it('starts the clock with the first sound, not before', () => {
    const { send, player, clock, time, view } = open();
    send({ type: 'answer.start' });
    player.fail('blocked');
    clock.increment(60_000);
    expect(time().remainingSeconds).toBe(390);
    expect(view()).toMatchObject({ waiting: true, audio: { failure: 'blocked', canPlay: true } });
    send({ type: 'audio.play' });
    player.start();
    clock.increment(2000);
    expect(time().remainingSeconds).toBe(388);
    expect(view()).toMatchObject({ waiting: false });
  });

  it('plays it again as often as wanted while the clock runs', () => {
    const { send, hear, player, time } = open();
    send({ type: 'answer.start' });
    hear();
    for (let play = 0; play < 4; play++) {
      send({ type: 'audio.play' });
      hear();
    }
    expect(player.plays).toHaveLength(5);
    expect(time().remainingSeconds).toBe(365);
  });

  it('changes the speed in learn mode only', () => {
    const learning = open({ mode: 'learn', durationSeconds: null });
    const timed = open();
    for (const { send, hear } of [learning, timed]) {
      send({ type: 'answer.start' });
      hear();
      send({ type: 'audio.setRate', rate: 0.75 });
      send({ type: 'audio.play' });
    }
    expect(learning.player.plays.map(({ rate }) => rate)).toEqual([1, 0.75]);
    expect(timed.player.plays.map(({ rate }) => rate)).toEqual([1, 1]);
  });

  it('tells the player what the opening says', () => {
    const opening = { ...photographyOpening, speech: { text: photographyOpening.transcript } };
    const { send, player } = open({ question: { ...photographyQuestion, opening } });
    send({ type: 'answer.start' });
    expect(player.plays).toMatchObject([{ speech: { text: photographyOpening.transcript } }]);
  });

  it('continues with the turns on the same clock, and can’t be changed any more', () => {
    const { complete, view, time, player, fill } = open();
    complete('uncle', 'yellow', 'stairs');
    expect(view()).toMatchObject({ phase: 'conversation', stage: 'listening', turn: 0 });
    expect(player.plays.at(-1)).toMatchObject({ url: turns[0]?.audioUrl });
    expect(time()).toMatchObject({ durationSeconds: 390, remainingSeconds: 385 });
    fill('aunt');
    expect(view()).toMatchObject({ phase: 'conversation' });
  });

  it('stops the opening when the learner goes on while it plays', () => {
    const { send, player } = open();
    send({ type: 'answer.start' });
    player.start();
    send({ type: 'answer.next' });
    expect(player.plays.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('can be gone through without sound', () => {
    const { send, player, view, clock, time } = open();
    send({ type: 'answer.start' });
    player.fail('unavailable');
    send({ type: 'answer.next' });
    expect(view()).toMatchObject({ stage: 'listening', turn: 0, unheard: false });
    player.start();
    clock.increment(1000);
    expect(time().remainingSeconds).toBe(389);
  });

  it('keeps what was typed short', () => {
    const { send, fill, view } = open();
    send({ type: 'answer.start' });
    fill('x'.repeat(500));
    expect(view()).toMatchObject({ entries: ['x'.repeat(60), '', ''] });
  });

  it('stops sound and clock at a pause, also while it loads', () => {
    const { send, player, clock, time, view } = open();
    send({ type: 'answer.start' });
    send({ type: 'timer.pause' });
    send({ type: 'timer.resume' });
    expect(player.plays.map(({ stopped }) => stopped)).toEqual([true, false]);
    player.start();
    clock.increment(1000);
    send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(time().remainingSeconds).toBe(389);
    expect(view()).toMatchObject({ phase: 'blanks', audio: { phase: 'ended' } });
    send({ type: 'timer.resume' });
    clock.increment(1000);
    expect(time().remainingSeconds).toBe(388);
    expect(player.plays).toHaveLength(2);
  });
});

describe('the answer with an opening', () => {
  const finish = (question: ReturnType<typeof open>) => {
    for (const option of [1, 0, 2]) question.reply(option);
    question.send({ type: 'answer.submit' });
  };

  it('has what was typed into each blank, and counts blanks like turns', () => {
    const question = open();
    question.complete('The uncle', 'yelow');
    finish(question);
    expect(question.answers()).toMatchObject([
      {
        answer: {
          answers: [{ correct: true }, { correct: false }, { correct: true }],
          blanks: [
            { answer: 'The uncle', correct: true },
            { answer: 'yelow', correct: false },
            { answer: '', correct: false },
          ],
        },
        result: { score: 3 / 6 },
      },
    ]);
    expect(question.view()).toMatchObject({
      ...{ phase: 'reviewed', correctCount: 3, count: 6, score: 3 / 6 },
      opening: {
        audioUrl: photographyOpening.audioUrl,
        transcript: photographyOpening.transcript,
        blanks: [
          { given: 'The uncle', expected: 'uncle', verdict: 'right', lost: 0 },
          { verdict: 'nearly', lost: 1 / 6, explanation: photographyOpening.sentences[1]?.explanation },
          { given: '', verdict: 'empty', before: 'The club’s table is close to the ', after: '.' },
        ],
      },
    });
  });

  it('has no blanks if the learner chose to do without', () => {
    const question = open({ question: withChoice(false) });
    question.send({ type: 'answer.start' });
    finish(question);
    expect(question.answers()[0]?.answer).not.toHaveProperty('blanks');
    expect(question.view()).toMatchObject({ opening: null, count: 3, score: 2 / 3 });
  });

  it('counts what was typed when the time is over, and marks every turn wrong', () => {
    const { send, hear, fill, clock, view, time, player } = open();
    send({ type: 'answer.start' });
    hear();
    fill('uncle', 'yel');
    send({ type: 'audio.play' });
    clock.increment(390_000);
    expect(view()).toMatchObject({ phase: 'summary', outOfTime: true });
    expect(player.plays.at(-1)).toMatchObject({ stopped: true });
    expect(time().remainingSeconds).toBe(75 - 5);
    send({ type: 'answer.submit' });
    expect(view()).toMatchObject({ correctCount: 1, count: 6, opening: { blanks: [{}, { given: 'yel' }, {}] } });
  });

  it('is not graded in exam mode', () => {
    const hidden = photographyOpening.sentences.map((sentence) => ({ ...sentence, answer: '' }));
    const exam = { ...photographyQuestion, opening: { ...photographyOpening, sentences: hidden } };
    const question = open({ mode: 'exam', question: exam });
    question.complete('uncle');
    for (const option of [1, 0, 2]) question.reply(option);
    question.send({ type: 'answer.submit' });
    expect(question.answers()).toMatchObject([
      { answer: { blanks: [{ answer: 'uncle', correct: null }, {}, {}] }, result: null },
    ]);
    expect(question.view()).toEqual({ phase: 'submitted' });
  });

  it('begins again with empty blanks and the whole time on Solve Again', () => {
    const question = open();
    question.complete('uncle');
    finish(question);
    question.send({ type: 'answer.retry' });
    expect(question.view()).toMatchObject({ phase: 'intro', openingChoice: { chosen: true } });
    expect(question.time().remainingSeconds).toBe(390);
    question.send({ type: 'answer.start' });
    expect(question.view()).toMatchObject({ phase: 'blanks', entries: ['', '', ''], waiting: true });
    expect(question.player.plays.at(-1)).toMatchObject({ url: photographyOpening.audioUrl });
  });
});

describe('a reload', () => {
  it('keeps what was typed and the time, and does not play the opening by itself again', () => {
    const first = open();
    first.send({ type: 'answer.start' });
    first.hear();
    first.fill('uncle');
    const second = open({ draft: first.lastDraft() });
    expect(second.view()).toMatchObject({ phase: 'blanks', entries: ['uncle', '', ''], waiting: false });
    expect(second.time().remainingSeconds).toBe(385);
    expect(second.player.plays).toEqual([]);
    second.send({ type: 'audio.play' });
    expect(second.player.plays).toHaveLength(1);
    second.clock.increment(1000);
    expect(second.time().remainingSeconds).toBe(384);
  });

  it('before the first sound plays the opening, with the whole time', () => {
    const first = open();
    first.send({ type: 'answer.start' });
    const second = open({ draft: first.lastDraft() });
    expect(second.player.plays).toHaveLength(1);
    expect(second.time().remainingSeconds).toBe(390);
  });

  it('keeps the parts that the question began with, whatever was chosen since', () => {
    const first = open();
    first.complete('uncle', 'yellow', 'stairs');
    first.reply(1);
    const second = open({ draft: first.lastDraft(), question: withChoice(false) });
    expect(second.time().durationSeconds).toBe(390);
    second.reply(1);
    second.reply(2);
    second.send({ type: 'answer.submit' });
    expect(second.view()).toMatchObject({ count: 6, score: 1 });

    const third = open({ question: withChoice(false) });
    third.send({ type: 'answer.start' });
    third.reply(1);
    const fourth = open({ draft: third.lastDraft(), question: withChoice(true) });
    expect(fourth.view()).toMatchObject({ phase: 'conversation', turn: 1 });
    expect(fourth.time().durationSeconds).toBe(240);
  });

  it('of the intro after Solve Again offers what was chosen last', () => {
    const first = open();
    first.complete();
    for (const option of [1, 0, 2]) first.reply(option);
    first.send({ type: 'answer.submit' });
    first.send({ type: 'answer.retry' });
    const second = open({ draft: first.lastDraft(), question: withChoice(false) });
    expect(second.view()).toMatchObject({ phase: 'intro', blankCount: 0 });
  });

  it('reads a draft of a version without openings', () => {
    const first = open({ question: withChoice(false) });
    first.send({ type: 'answer.start' });
    first.reply(1);
    const draft = first.lastDraft();
    const { entries: _, ...answer } = draft.answer;
    const second = open({ draft: { ...draft, answer: answer as typeof draft.answer } });
    expect(second.view()).toMatchObject({ phase: 'conversation', turn: 1, lines: [{ correct: true }] });
  });

  it('ignores a draft whose blanks don’t fit the question', () => {
    const first = open();
    first.send({ type: 'answer.start' });
    first.hear();
    const draft = first.lastDraft();
    for (const entries of [null, undefined, ['uncle'], [1, 2, 3], 'uncle']) {
      const broken = { ...draft, answer: { ...draft.answer, entries } } as typeof draft;
      expect(open({ draft: broken }).view()).toMatchObject({ phase: 'intro' });
    }
    expect(open({ draft, question: photographyQuestion }).view()).toMatchObject({ phase: 'intro' });
  });
});

describe('an exam that was left', () => {
  const leave = (played: boolean) => {
    const first = open({ mode: 'exam' });
    first.send({ type: 'answer.start' });
    if (played) first.hear();
    return open({ mode: 'exam', draft: first.lastDraft(), awayMs: 100_000 });
  };

  it('runs on in the opening, once it was heard', () => {
    expect(leave(true).time().remainingSeconds).toBe(285);
    expect(leave(false).time().remainingSeconds).toBe(390);
  });
});
