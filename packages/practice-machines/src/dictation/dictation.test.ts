import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { dictationFixtures, driveDictation, museumQuestion } from './dictation.fixtures.ts';
import { dictationMachine, dictationOn } from './dictation.machine.ts';
import type { DictationEmitted, DictationInput } from './dictation.types.ts';
import { dictationView } from './dictation.view.ts';

function start(input: Partial<DictationInput> = {}) {
  const clock = createFakeClock();
  const player = createFakePlayer();
  const emitted: DictationEmitted[] = [];
  const actor = createActor(dictationOn({ clock, player }), {
    input: { question: museumQuestion, durationSeconds: 60, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  return { actor, clock, player, answers, lastDraft, view: () => dictationView(actor.getSnapshot()) };
}

describe('dictation', () => {
  it('plays automatically, and starts the clock with the first sound', () => {
    const { actor, clock, player, view } = start();
    expect(player.plays).toEqual([{ url: '/audio/1504.mp3', rate: 1, stopped: false }]);
    clock.increment(8000);
    expect(actor.getSnapshot().context.elapsedMs).toBe(0);
    expect(view()).toMatchObject({ waiting: true, audio: { phase: 'loading', playsLeft: 3 } });
    player.start();
    clock.increment(2000);
    expect(actor.getSnapshot().context.elapsedMs).toBe(2000);
    expect(view()).toMatchObject({ waiting: false, audio: { phase: 'playing', playsLeft: 2 } });
  });

  it.each(['timed', 'learn', 'exam'] as const)('tells the player what the sound says (%s)', (mode) => {
    const speech = { text: museumQuestion.text, voice: { accent: 'british' } } as const;
    const { actor, player, view } = start({ mode, question: { ...museumQuestion, speech } });
    expect(player.plays).toMatchObject([{ url: '/audio/1504.mp3', speech }]);
    player.start();
    actor.send({ type: 'answer.submit' });
    if (mode !== 'exam') expect(view()).toMatchObject({ phase: 'reviewed', speech });
  });

  it('never stops the clock or the sound of an exam for a pause', () => {
    const { actor, clock, player, answers } = start({ mode: 'exam' });
    player.start();
    actor.send({ type: 'timer.pause' });
    expect(player.plays).toMatchObject([{ stopped: false }]);
    clock.increment(60_000);
    expect(answers()).toHaveLength(1);
  });

  it('uses no time and no play for a blocked first play', () => {
    const { actor, clock, player, view } = start();
    player.fail('blocked');
    clock.increment(30_000);
    expect(view()).toMatchObject({ audio: { phase: 'failed', failure: 'blocked', playsLeft: 3, canPlay: true } });
    expect(actor.getSnapshot().context.elapsedMs).toBe(0);
    actor.send({ type: 'audio.play' });
    player.start();
    expect(view()).toMatchObject({ audio: { playsLeft: 2 } });
  });

  it('allows three plays, and unlimited plays in learn mode', () => {
    for (const [mode, heard] of [
      ['timed', 3],
      ['exam', 3],
      ['learn', 6],
    ] as const) {
      const { actor, player } = start({ mode });
      for (let play = 0; play < 6; play++) {
        player.start();
        player.end();
        actor.send({ type: 'audio.play' });
      }
      expect(actor.getSnapshot().context.playsUsed).toBe(heard);
    }
  });

  it('grades the text once, and stops the sound', () => {
    const { actor, player, answers, view } = start();
    player.start();
    actor.send({ type: 'answer.change', text: museumQuestion.text.replace('museum', 'musem') });
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.submit' });
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({ answer: { playsUsed: 1 }, result: { correctCount: 13, expectedCount: 14 } });
    expect(player.plays[0]?.stopped).toBe(true);
    expect(view()).toMatchObject({ phase: 'reviewed', timedOut: false, expected: museumQuestion.text });
  });

  it('submits the text when the time is over', () => {
    const { actor, clock, player, answers, view } = start();
    player.start();
    actor.send({ type: 'answer.change', text: 'The museum' });
    clock.increment(60_000);
    expect(answers()).toMatchObject([{ answer: { text: 'The museum', playsUsed: 1 } }]);
    expect(view()).toMatchObject({ phase: 'reviewed', timedOut: true });
  });

  it('accepts an alternative text', () => {
    const { actor, view } = start({ question: { ...museumQuestion, acceptedTexts: ['Something else'] } });
    actor.send({ type: 'answer.change', text: 'something else' });
    actor.send({ type: 'answer.submit' });
    expect(view()).toMatchObject({ score: 1, expected: 'Something else' });
  });

  it('clears the text, resets the plays and plays again on Solve Again', () => {
    const { actor, clock, player, view } = start();
    player.start();
    actor.send({ type: 'answer.change', text: 'The' });
    clock.increment(4000);
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(player.plays).toHaveLength(2);
    expect(view()).toMatchObject({ phase: 'answering', text: '', waiting: true, audio: { playsLeft: 3 } });
    expect(actor.getSnapshot().context.elapsedMs).toBe(0);
  });

  it('keeps the speed and grades nothing in exam mode', () => {
    const { actor, player, answers, view } = start({ mode: 'exam' });
    actor.send({ type: 'audio.setRate', rate: 0.5 });
    player.start();
    player.end();
    actor.send({ type: 'audio.play' });
    expect(player.plays.map((play) => play.rate)).toEqual([1, 1]);
    actor.send({ type: 'answer.submit' });
    expect(answers()).toMatchObject([{ result: null }]);
    expect(view()).toEqual({ phase: 'submitted', text: '' });
  });

  it('hints at the start of the next word, then at the whole word', () => {
    const { actor, view } = start({ mode: 'learn', durationSeconds: null });
    actor.send({ type: 'answer.change', text: 'The museum opens' });
    for (let ask = 0; ask < 3; ask++) actor.send({ type: 'answer.hint' });
    expect(view()).toMatchObject({
      hints: [
        { kind: 'start', text: 'doe', after: 'museum' },
        { kind: 'word', text: 'doesn’t', after: 'museum' },
      ],
      hasHint: false,
    });
    actor.send({ type: 'answer.change', text: 'The museum does not' });
    expect(view()).toMatchObject({ hasHint: true });
    actor.send({ type: 'answer.hint' });
    expect(actor.getSnapshot().context.hints.at(-1)).toEqual({ kind: 'start', text: 'op', after: 'doesn’t' });
    actor.send({ type: 'answer.change', text: museumQuestion.text });
    expect(view()).toMatchObject({ hasHint: false });
    actor.send({ type: 'answer.submit' });
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ hints: [], hasHint: true });
  });

  it('has no hints in timed mode', () => {
    for (const mode of ['timed', 'exam'] as const) {
      const { actor, view } = start({ mode });
      actor.send({ type: 'answer.hint' });
      expect(view()).toMatchObject({ hints: [], hasHint: null });
    }
  });

  it('keeps the clock and the sound running in exam mode', () => {
    const { actor, clock, player } = start({ mode: 'exam' });
    player.start();
    actor.send({ type: 'timer.pause' });
    clock.increment(5000);
    expect(player.plays[0]?.stopped).toBe(false);
    expect(actor.getSnapshot().context.elapsedMs).toBe(5000);
  });

  it('stops the clock and the sound at a pause', () => {
    const { actor, clock, player } = start();
    player.start();
    clock.increment(1000);
    actor.send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(player.plays[0]?.stopped).toBe(true);
    expect(actor.getSnapshot().context.elapsedMs).toBe(1000);
    actor.send({ type: 'timer.resume' });
    clock.increment(1000);
    expect(actor.getSnapshot().context.elapsedMs).toBe(2000);
  });

  it('continues with text, time and plays after a reload, without autoplay', () => {
    const first = start();
    first.player.start();
    first.actor.send({ type: 'answer.change', text: 'The museum' });
    first.clock.increment(10_000);
    const second = start({ draft: first.lastDraft() });
    expect(second.player.plays).toEqual([]);
    expect(second.view()).toMatchObject({ phase: 'answering', text: 'The museum', audio: { playsLeft: 2 } });
    second.clock.increment(50_000);
    expect(second.answers()).toHaveLength(1);
    const third = start({ draft: second.lastDraft() });
    expect(third.view()).toMatchObject({ phase: 'reviewed', text: 'The museum' });
    expect(third.answers()).toEqual([]);
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(dictationMachine));
  });

  it('has a fixture for every state', () => {
    const snapshots = dictationFixtures.map((name) => driveDictation(name).getSnapshot());
    expect(visitedLeaves(snapshots)).toEqual(leafStates(dictationMachine));
  });
});
