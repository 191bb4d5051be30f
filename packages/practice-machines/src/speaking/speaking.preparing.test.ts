import { describe, expect, it } from 'vitest';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { heardQuestion, pictureQuestion, topicQuestion } from './speaking.fixtures.ts';
import { hintsSoFar } from './speaking.hints.ts';
import { start } from './speaking.testing.ts';
import type { SpeakingView } from './speaking.view.ts';

/** The hints on screen; null for none. */
const hintsIn = ({ hints }: SpeakingView) => hints && hintsSoFar(hints);

describe('preparing to speak', () => {
  const topic = { question: topicQuestion, durationSeconds: 90 };
  const listened = { question: heardQuestion, durationSeconds: 90 };

  it('allows time to read, then records automatically, and only then starts the clock', async () => {
    const { clock, microphone, view, reach, elapsedMs } = start(topic);
    clock.increment(6000);
    expect(view()).toMatchObject({ phase: 'preparing', secondsLeft: 14, totalSeconds: 20, canSpeakNow: true });
    clock.increment(14_000);
    expect(elapsedMs()).toBe(0);
    await reach('recording');
    expect(microphone.calls).toEqual(['open']);
    clock.increment(2000);
    expect(elapsedMs()).toBe(2000);
  });

  it('lasts longer with extended time, in whole seconds', () => {
    const { view } = start({ ...topic, durationSeconds: 113, timeFactor: 1.25 });
    expect(view()).toMatchObject({ secondsLeft: 25 });
    expect(start({ ...topic, timeFactor: 1.01 }).view()).toMatchObject({ secondsLeft: 21 });
  });

  it.each(['timed', 'exam'] as const)('tells the player what the prompt says (%s)', (mode) => {
    const speech = { text: 'Who taught you to cook?' };
    const spokenPrompt = { audioUrl: '/a.mp3', text: speech.text, speech };
    const { player } = start({ ...listened, mode, question: { ...heardQuestion, spokenPrompt } });
    expect(player.plays).toMatchObject([{ url: '/a.mp3', speech }]);
  });

  it('is not paused from outside in an exam', () => {
    const { actor, clock, view } = start({ ...topic, mode: 'exam' });
    actor.send({ type: 'timer.pause' });
    clock.increment(5000);
    expect(view()).toMatchObject({ secondsLeft: 15 });
  });

  it('can be ended early in practice, but not in an exam', async () => {
    const practice = start(topic);
    practice.actor.send({ type: 'recording.start' });
    await practice.reach('recording');
    const exam = start({ ...topic, mode: 'exam' });
    exam.actor.send({ type: 'recording.start' });
    expect(exam.view()).toMatchObject({ phase: 'preparing', canSpeakNow: false });
  });

  it('has no limit in learn mode, and shows hints one by one', () => {
    const { actor, clock, view } = start({ ...topic, mode: 'learn', durationSeconds: null });
    clock.increment(600_000);
    expect(view()).toMatchObject({ phase: 'preparing', secondsLeft: null });
    expect(hintsIn(view())).toEqual({ given: [], remaining: 5 });
    actor.send({ type: 'answer.hint' });
    expect(hintsIn(view())).toEqual({ given: [{ kind: 'opening', code: 'begin' }], remaining: 4 });
    for (let asked = 0; asked < 9; asked++) actor.send({ type: 'answer.hint' });
    expect(hintsIn(view())).toMatchObject({ remaining: 0 });
  });

  it('has no hints outside learn mode', () => {
    const { actor, view } = start(topic);
    actor.send({ type: 'answer.hint' });
    expect(view().hints).toBeNull();
  });

  it('hints at aspects of a picture, and at keywords of a spoken prompt', () => {
    const seen = start({ question: pictureQuestion, mode: 'learn', durationSeconds: null });
    seen.actor.send({ type: 'answer.hint' });
    expect(hintsIn(seen.view())?.given).toEqual([{ kind: 'aspect', code: 'who' }]);
    const heard = start({ question: heardQuestion, mode: 'learn', durationSeconds: null });
    for (let asked = 0; asked < 9; asked++) heard.actor.send({ type: 'answer.hint' });
    expect(hintsIn(heard.view())).toEqual({
      given: ['libraries', 'tools', 'kitchen', 'machines', 'beside', 'books'].map((word) => ({
        kind: 'keyword',
        word,
      })),
      remaining: 0,
    });
  });

  it('starts the clock with the first sound and counts the plays', () => {
    const { actor, clock, player, view } = start(listened);
    clock.increment(30_000);
    expect(view()).toMatchObject({ phase: 'preparing', secondsLeft: 20, waiting: true, audio: { playsLeft: 3 } });
    for (const left of [2, 1, 0]) {
      player.start();
      player.end();
      expect(view()).toMatchObject({ waiting: false, audio: { playsLeft: left } });
      actor.send({ type: 'audio.play' });
    }
    expect(player.plays).toHaveLength(3);
    clock.increment(5000);
    expect(view()).toMatchObject({ secondsLeft: 15 });
  });

  it('lets the sound play to its end before it records', async () => {
    const { clock, player, view, reach } = start(listened);
    clock.increment(1000);
    player.start();
    clock.increment(25_000);
    expect(view()).toMatchObject({ phase: 'preparing', secondsLeft: 0 });
    player.end();
    await reach('recording');
  });

  it('shows the text of the sound only in review', async () => {
    const { actor, player, view, reach } = start(listened);
    player.start();
    expect(JSON.stringify(view())).not.toContain('libraries');
    actor.send({ type: 'recording.start' });
    await reach('recording');
    expect(player.plays[0]).toMatchObject({ stopped: true });
    expect(JSON.stringify(view())).not.toContain('libraries');
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    expect(view()).toMatchObject({ spokenPrompt: heardQuestion.spokenPrompt });
  });

  it('fixes speed and plays in timed mode, and frees both in learn mode', () => {
    const timed = start(listened);
    timed.actor.send({ type: 'audio.setRate', rate: 0.75 });
    timed.player.start();
    expect(timed.view()).toMatchObject({ canSetRate: false, audio: { rate: 1 } });
    const learn = start({ ...listened, mode: 'learn', durationSeconds: null });
    learn.player.start();
    learn.player.end();
    learn.actor.send({ type: 'audio.setRate', rate: 0.75 });
    for (let play = 0; play < 5; play++) {
      learn.actor.send({ type: 'audio.play' });
      learn.player.start();
      learn.player.end();
    }
    expect(learn.player.plays.at(-1)?.rate).toBe(0.75);
    expect(learn.view()).toMatchObject({ canSetRate: true, audio: { playsLeft: null } });
  });

  it('can be skipped in an exam when the sound can’t be played', async () => {
    const { actor, player, view, reach } = start({ ...listened, mode: 'exam' });
    player.fail('unavailable');
    expect(view()).toMatchObject({ phase: 'preparing', canSpeakNow: true });
    actor.send({ type: 'recording.start' });
    await reach('recording');
  });

  it('continues the preparation after a reload, plays included', () => {
    const first = start(listened);
    first.player.start();
    first.player.end();
    first.clock.increment(7000);
    const second = start({ ...listened, draft: first.lastDraft() });
    expect(second.view()).toMatchObject({
      phase: 'preparing',
      secondsLeft: 13,
      waiting: false,
      audio: { playsLeft: 2 },
    });
    expect(second.player.plays).toEqual([]);
  });

  it('does not repeat the preparation after a reload while speaking', async () => {
    const first = start(topic);
    first.actor.send({ type: 'recording.start' });
    await first.reach('recording');
    first.clock.increment(10_000);
    const draft = first.lastDraft();
    const second = start({ ...topic, draft }, { kept: [fakeRecording('recording-1', 10)] });
    await second.reach('recovered');
    const third = start({ ...topic, draft: draft && { ...draft, answer: { ...draft.answer, recordingId: null } } });
    expect(third.view().phase).toBe('ready');
    expect(third.elapsedMs()).toBe(10_000);
  });

  it('starts again for another take', async () => {
    const { actor, reach, view } = start(topic);
    actor.send({ type: 'recording.start' });
    await reach('recording');
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'preparing', secondsLeft: 20 });
  });
});
