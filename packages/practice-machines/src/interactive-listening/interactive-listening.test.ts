import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { flowTimes, timeFactors } from '../protocol/settings.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import { toClockView } from '../shared/flow.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import {
  driveInteractiveListening,
  interactiveListeningFixtures,
  photographyQuestion,
} from './interactive-listening.fixtures.ts';
import { interactiveListeningMachine, interactiveListeningOn } from './interactive-listening.machine.ts';
import type { InteractiveListeningEmitted, InteractiveListeningInput } from './interactive-listening.types.ts';
import { type InteractiveListeningView, interactiveListeningView } from './interactive-listening.view.ts';

const { turns } = photographyQuestion;
const right = [1, 1, 2];

function open(input: Partial<InteractiveListeningInput> = {}) {
  const clock = createFakeClock();
  const player = createFakePlayer();
  const emitted: InteractiveListeningEmitted[] = [];
  const actor = createActor(interactiveListeningOn({ clock, player }), {
    input: { question: photographyQuestion, durationSeconds: 240, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const playTurn = () => {
    player.start();
    clock.increment(5000);
    player.end();
  };
  const reply = (option: number) => {
    playTurn();
    actor.send({ type: 'answer.choose', option });
    actor.send({ type: 'answer.next' });
  };
  /** Answers the whole conversation without waiting for the marks. */
  const talk = (options: readonly number[]) => {
    actor.send({ type: 'answer.start' });
    for (const option of options) {
      reply(option);
      actor.send({ type: 'answer.next' });
    }
  };
  return {
    actor,
    clock,
    player,
    playTurn,
    reply,
    talk,
    send: actor.send,
    answers: () => emitted.filter((event) => event.type === 'answered'),
    lastDraft: () => emitted.findLast((event) => 'draft' in event)?.draft,
    view: () => interactiveListeningView(actor.getSnapshot()),
    time: () => toClockView(actor.getSnapshot().context),
  };
}

function inPhase<Phase extends InteractiveListeningView['phase']>(view: InteractiveListeningView, phase: Phase) {
  if (view.phase !== phase) throw new Error(`The view is in ${view.phase}.`);
  return view as Extract<InteractiveListeningView, { phase: Phase }>;
}

describe('interactive listening', () => {
  it('begins with the scene, without sound or clock until Start', () => {
    const { clock, player, view, time } = open();
    clock.increment(60_000);
    expect(view()).toEqual({
      phase: 'intro',
      title: photographyQuestion.title,
      scene: photographyQuestion.scene,
      turnCount: 3,
      blankCount: 0,
      conversationSeconds: 240,
      summarySeconds: 75,
      canReplay: false,
      openingChoice: null,
    });
    expect(player.plays).toEqual([]);
    expect(time().remainingSeconds).toBe(240);
  });

  it('preloads the first two turns during the scene, and each later one a turn ahead', () => {
    const { player, talk } = open();
    const urls = turns.map(({ audioUrl }) => audioUrl);
    expect(new Set(player.preloaded)).toEqual(new Set(urls.slice(0, 2)));
    talk([1]);
    expect(new Set(player.preloaded)).toEqual(new Set(urls));
  });

  it('tells the player what each turn says, also when it is replayed', () => {
    const spoken = turns.map((turn) => ({ ...turn, speech: { text: turn.transcript } }));
    const { player, playTurn, send } = open({ mode: 'learn', question: { ...photographyQuestion, turns: spoken } });
    send({ type: 'answer.start' });
    playTurn();
    send({ type: 'audio.replay', turn: 0 });
    const text = turns[0]?.transcript;
    expect(player.plays).toMatchObject([{ speech: { text } }, { speech: { text } }]);
  });

  it('plays each turn automatically, once, and enables the options when it has ended', () => {
    const { player, send, view, clock } = open();
    send({ type: 'answer.start' });
    expect(player.plays.map(({ url }) => url)).toEqual(['/audio/1701-1.mp3']);
    player.start();
    send({ type: 'answer.choose', option: 1 });
    expect(view()).toMatchObject({ phase: 'conversation', stage: 'listening', turn: 0, choice: null });
    player.end();
    send({ type: 'answer.choose', option: 1 });
    expect(view()).toMatchObject({ stage: 'choosing', choice: 1, lines: [] });
    for (const type of ['audio.play', 'audio.skip'] as const) send({ type });
    send({ type: 'audio.replay', turn: 0 });
    expect(player.plays).toHaveLength(1);
    send({ type: 'answer.next' });
    clock.increment(1500);
    expect(player.plays.map(({ url }) => url)).toEqual(['/audio/1701-1.mp3', '/audio/1701-2.mp3']);
  });

  it('requires a reply for Next', () => {
    const { send, playTurn, view } = open();
    send({ type: 'answer.start' });
    playTurn();
    send({ type: 'answer.next' });
    expect(view()).toMatchObject({ stage: 'choosing', turn: 0 });
    send({ type: 'answer.choose', option: 7 });
    expect(view()).toMatchObject({ choice: null });
  });

  it('shows right or wrong and the right line after each reply, but not the transcript', () => {
    const { send, reply, view, clock, player } = open();
    send({ type: 'answer.start' });
    reply(0);
    expect(view()).toMatchObject({
      stage: 'marked',
      mark: 'wrong',
      turn: 0,
      lines: [
        {
          ...{ given: turns[0]?.options[0], expected: turns[0]?.answer, correct: false },
          ...{ transcript: null, explanation: null, canReplay: false },
        },
      ],
    });
    clock.increment(3999);
    expect(player.plays).toHaveLength(1);
    clock.increment(1);
    reply(1);
    expect(view()).toMatchObject({ mark: 'right', lines: [{ correct: false }, { correct: true }] });
    clock.increment(1500);
    expect(view()).toMatchObject({ stage: 'listening', turn: 2, isLast: true });
  });

  it('uses no play and no time when a sound is blocked or can’t be loaded', () => {
    for (const reason of ['blocked', 'unavailable'] as const) {
      const { send, player, clock, view, time } = open();
      send({ type: 'answer.start' });
      player.fail(reason);
      clock.increment(30_000);
      expect(view()).toMatchObject({ stage: 'listening', audio: { phase: 'failed', failure: reason, canPlay: true } });
      expect(time().remainingSeconds).toBe(240);
      send({ type: 'audio.play' });
      player.start();
      clock.increment(2000);
      expect(time().remainingSeconds).toBe(238);
      player.end();
      expect(view()).toMatchObject({ stage: 'choosing', unheard: false });
    }
  });

  it('lets a turn be answered or retried when its sound can’t be loaded', () => {
    const { send, player, view, clock, time } = open();
    send({ type: 'answer.start' });
    send({ type: 'audio.skip' });
    expect(view()).toMatchObject({ stage: 'listening' });
    player.fail('unavailable');
    send({ type: 'audio.skip' });
    expect(view()).toMatchObject({ stage: 'choosing', unheard: true });
    clock.increment(3000);
    expect(time().remainingSeconds).toBe(237);
    send({ type: 'audio.play' });
    expect(view()).toMatchObject({ stage: 'listening', audio: { phase: 'loading' } });
    player.fail('unavailable');
    send({ type: 'audio.skip' });
    send({ type: 'answer.choose', option: 1 });
    send({ type: 'answer.next' });
    expect(view()).toMatchObject({ mark: 'right' });
  });

  it('lets a turn without sound be answered at once', () => {
    const silent = { ...photographyQuestion, turns: turns.map((turn) => ({ ...turn, audioUrl: null })) };
    const { send, player, view, clock, time } = open({ question: silent });
    send({ type: 'answer.start' });
    clock.increment(1000);
    expect(view()).toMatchObject({ stage: 'choosing', unheard: false });
    expect(time().remainingSeconds).toBe(239);
    expect(player.plays).toEqual([]);
  });

  it('continues with the summary and its own clock after the last reply', () => {
    const { talk, view, time, clock, send } = open();
    talk(right);
    expect(view()).toMatchObject({ phase: 'summary', text: '', words: 0, minWords: 40, outOfTime: false });
    expect(time()).toEqual({ durationSeconds: 75, remainingSeconds: 75, elapsedSeconds: 0 });
    clock.increment(10_000);
    send({ type: 'answer.change', text: 'Two words' });
    expect(view()).toMatchObject({ words: 2 });
    expect(time().remainingSeconds).toBe(65);
  });

  it('submits the replies and the summary once, and scores the conversation', () => {
    const { talk, send, answers, view } = open();
    talk([1, 0, 2]);
    send({ type: 'answer.change', text: 'The club meets on Wednesdays at 6 in the Arts Building.' });
    send({ type: 'answer.submit' });
    send({ type: 'answer.submit' });
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({
      questionId: 1701,
      answer: {
        answers: [
          { sequenceOrder: 1, answer: turns[0]?.answer, correct: true },
          { sequenceOrder: 2, answer: turns[1]?.options[0], correct: false },
          { sequenceOrder: 3, answer: turns[2]?.answer, correct: true },
        ],
        summary: 'The club meets on Wednesdays at 6 in the Arts Building.',
      },
      result: { score: 2 / 3, conversation: { correctCount: 2 } },
    });
    const { lines, ...review } = inPhase(view(), 'reviewed');
    expect(review).toMatchObject({
      opening: null,
      correctCount: 2,
      count: 3,
      words: 11,
      outOfTime: false,
      summaryOutOfTime: false,
    });
    const { transcript, explanation } = turns[1] ?? {};
    expect(lines[1]).toMatchObject({ transcript, explanation, lost: 1 / 3, correct: false });
  });

  it('counts the chosen reply, marks the rest wrong and starts the summary when the conversation’s time is over', () => {
    const { talk, playTurn, send, clock, answers, view, time, player } = open();
    talk([1]);
    playTurn();
    send({ type: 'answer.choose', option: 1 });
    clock.increment(240_000 - 10_000);
    expect(view()).toMatchObject({ phase: 'summary', outOfTime: true });
    expect(time().remainingSeconds).toBe(75);
    expect(player.plays.every(({ stopped }, index) => stopped || index === 0)).toBe(true);
    expect(answers()).toEqual([]);
    send({ type: 'answer.change', text: 'A club' });
    clock.increment(75_000);
    expect(answers()).toMatchObject([
      {
        answer: {
          answers: [{ correct: true }, { correct: true }, { answer: null, correct: false }],
          summary: 'A club',
        },
        result: { score: 2 / 3 },
      },
    ]);
    expect(view()).toMatchObject({ phase: 'reviewed', outOfTime: true, summaryOutOfTime: true });
  });

  it('stops the sound when the conversation’s time ends during a turn', () => {
    const { send, clock, player, view } = open();
    send({ type: 'answer.start' });
    player.start();
    clock.increment(240_000);
    expect(view()).toMatchObject({ phase: 'summary', lines: [{ given: null }, { given: null }, { given: null }] });
    expect(player.plays).toMatchObject([{ stopped: true }]);
  });

  it.each(timeFactors)('extends the summary’s time like the conversation’s: %d times', (timeFactor) => {
    const settings = { mode: 'timed', timeFactor } as const;
    const { talk, time } = open(flowTimes(settings, 240));
    expect(time().durationSeconds).toBe(flowTimes(settings, 240).durationSeconds);
    talk(right);
    expect(time().durationSeconds).toBe(flowTimes(settings, 75).durationSeconds);
  });

  it('marks and grades nothing in exam mode, and continues at once', () => {
    const hidden = { ...photographyQuestion, turns: turns.map((turn) => ({ ...turn, answer: '', transcript: '' })) };
    const { send, reply, answers, view, player } = open({ mode: 'exam', question: hidden });
    send({ type: 'answer.start' });
    reply(0);
    expect(player.plays).toHaveLength(2);
    expect(view()).toMatchObject({
      stage: 'listening',
      turn: 1,
      mark: null,
      lines: [{ given: turns[0]?.options[0], expected: null, correct: null, transcript: null }],
      replay: null,
    });
    reply(1);
    reply(2);
    send({ type: 'answer.submit' });
    expect(answers()).toMatchObject([
      { answer: { answers: [{ answer: turns[0]?.options[0], correct: null }, {}, {}] }, result: null },
    ]);
    expect(view()).toEqual({ phase: 'submitted' });
    send({ type: 'answer.retry' });
    expect(view()).toEqual({ phase: 'submitted' });
  });

  it('has no clock in learn mode, and shows the mark until the learner continues', () => {
    const { send, reply, view, clock, time } = open({ mode: 'learn', durationSeconds: null });
    send({ type: 'answer.start' });
    reply(0);
    clock.increment(600_000);
    expect(view()).toMatchObject({
      stage: 'marked',
      lines: [{ transcript: turns[0]?.transcript, explanation: turns[0]?.explanation, canReplay: true }],
    });
    expect(time().remainingSeconds).toBeNull();
    send({ type: 'answer.next' });
    reply(1);
    send({ type: 'answer.next' });
    reply(2);
    send({ type: 'answer.next' });
    expect(view()).toMatchObject({ phase: 'summary' });
    expect(time()).toMatchObject({ durationSeconds: null, remainingSeconds: null });
  });

  it('replays any played turn in learn mode, at the chosen speed, one at a time', () => {
    const { send, reply, playTurn, view, player } = open({ mode: 'learn', durationSeconds: null });
    send({ type: 'answer.start' });
    send({ type: 'audio.setRate', rate: 0.75 });
    reply(1);
    send({ type: 'answer.next' });
    player.start();
    send({ type: 'audio.replay', turn: 0 });
    expect(player.plays.map(({ rate }) => rate)).toEqual([1, 0.75]);
    player.end();
    send({ type: 'audio.replay', turn: 0 });
    player.start();
    expect(view()).toMatchObject({ replay: { rate: 0.75, current: { turn: 0, phase: 'playing' } } });
    send({ type: 'audio.replay', turn: 1 });
    expect(player.plays.map(({ url, stopped }) => [url.slice(-5), stopped])).toEqual([
      ['1.mp3', true],
      ['2.mp3', true],
      ['1.mp3', true],
      ['2.mp3', false],
    ]);
    player.fail('unavailable');
    expect(view()).toMatchObject({ replay: { current: { turn: 1, phase: 'failed' } } });
    send({ type: 'audio.replay', turn: 1 });
    playTurn();
    expect(view()).toMatchObject({ replay: { current: null } });
    send({ type: 'audio.replay', turn: 2 });
    expect(player.plays).toHaveLength(5);
  });

  it('removes a wrong option per hint in learn mode, and leaves two', () => {
    const { send, playTurn, view } = open({ mode: 'learn', durationSeconds: null });
    send({ type: 'answer.start' });
    playTurn();
    expect(view()).toMatchObject({ hintsLeft: 1 });
    send({ type: 'answer.hint' });
    send({ type: 'answer.hint' });
    const { options, hintsLeft } = inPhase(view(), 'conversation');
    expect(options.filter(({ removed }) => removed).map(({ text }) => text)).toEqual([turns[0]?.options[0]]);
    expect(hintsLeft).toBe(0);
    send({ type: 'answer.choose', option: 0 });
    expect(view()).toMatchObject({ choice: null });
  });

  it('has no hints in timed mode', () => {
    const { send, playTurn, view } = open();
    send({ type: 'answer.start' });
    playTurn();
    send({ type: 'answer.hint' });
    expect(inPhase(view(), 'conversation').options.some(({ removed }) => removed)).toBe(false);
    expect(view()).toMatchObject({ hintsLeft: null });
  });

  it('stops clock and sound at a pause during a turn, and plays the turn from its beginning afterwards', () => {
    const { send, player, clock, time, view } = open();
    send({ type: 'answer.start' });
    player.start();
    clock.increment(2000);
    send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(player.plays).toMatchObject([{ stopped: true }]);
    expect(view()).toMatchObject({ stage: 'held' });
    send({ type: 'timer.resume' });
    expect(player.plays).toHaveLength(2);
    expect(time().remainingSeconds).toBe(238);
    player.start();
    clock.increment(1000);
    expect(time().remainingSeconds).toBe(237);
  });

  it('keeps the choice at a pause while choosing, and delays the next turn at a pause while a mark is shown', () => {
    const { send, playTurn, player, clock, time, view } = open();
    send({ type: 'answer.start' });
    playTurn();
    send({ type: 'answer.choose', option: 1 });
    send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(view()).toMatchObject({ stage: 'choosing', choice: 1 });
    expect(time().remainingSeconds).toBe(235);
    send({ type: 'timer.resume' });
    send({ type: 'answer.next' });
    send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(player.plays).toHaveLength(1);
    send({ type: 'timer.resume' });
    expect(player.plays).toHaveLength(2);
  });

  it('never pauses an exam', () => {
    const { send, player, clock, time } = open({ mode: 'exam' });
    send({ type: 'answer.start' });
    player.start();
    send({ type: 'timer.pause' });
    clock.increment(2000);
    expect(player.plays).toMatchObject([{ stopped: false }]);
    expect(time().remainingSeconds).toBe(238);
  });

  it('returns to the scene with both clocks reset on Solve Again', () => {
    const { talk, send, view, time, player } = open();
    talk([0, 0, 0]);
    send({ type: 'answer.submit' });
    send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'intro' });
    expect(time()).toMatchObject({ durationSeconds: 240, remainingSeconds: 240 });
    send({ type: 'answer.start' });
    expect(player.plays.at(-1)?.url).toBe(turns[0]?.audioUrl);
    expect(view()).toMatchObject({ stage: 'listening', lines: [] });
  });

  it('continues in the same turn with the same time after a reload, without replaying the turn', () => {
    const first = open();
    first.talk([1]);
    first.playTurn();
    first.send({ type: 'answer.choose', option: 2 });
    const second = open({ draft: first.lastDraft() });
    expect(second.view()).toMatchObject({ stage: 'choosing', turn: 1, choice: 2, lines: [{ correct: true }] });
    expect(second.time().remainingSeconds).toBe(230);
    expect(second.player.plays).toEqual([]);
    second.send({ type: 'answer.next' });
    const third = open({ draft: second.lastDraft() });
    expect(third.view()).toMatchObject({ stage: 'listening', turn: 2 });
    expect(third.player.plays).toHaveLength(1);
  });

  it('continues the summary with its text and time after a reload, and shows a submitted answer in review', () => {
    const first = open();
    first.talk(right);
    first.send({ type: 'answer.change', text: 'The club' });
    first.clock.increment(20_000);
    const second = open({ draft: first.lastDraft() });
    expect(second.view()).toMatchObject({ phase: 'summary', text: 'The club' });
    expect(second.time()).toMatchObject({ durationSeconds: 75, remainingSeconds: 55 });
    second.clock.increment(55_000);
    expect(second.answers()).toHaveLength(1);
    const third = open({ draft: second.lastDraft() });
    expect(third.view()).toMatchObject({ phase: 'reviewed', summary: 'The club', score: 1, summaryOutOfTime: true });
    expect(third.answers()).toEqual([]);
  });

  it('ignores a draft that does not fit the question', () => {
    const { lastDraft, talk } = open();
    talk([1, 1]);
    const draft = lastDraft();
    if (!draft) throw new Error('No draft was written.');
    for (const change of [
      { replies: [9] },
      { replies: [1, 1, 1, 1] },
      { part: 'end' },
      { choice: 4 },
      { summary: 1 },
    ]) {
      const broken = { ...draft, answer: { ...draft.answer, ...change } } as typeof draft;
      expect(open({ draft: broken }).view()).toMatchObject({ phase: 'intro' });
    }
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(interactiveListeningMachine));
  });

  it('has a fixture for every state', () => {
    const snapshots = interactiveListeningFixtures.map((name) => driveInteractiveListening(name).getSnapshot());
    expect(visitedLeaves(snapshots)).toEqual(leafStates(interactiveListeningMachine));
  });
});
