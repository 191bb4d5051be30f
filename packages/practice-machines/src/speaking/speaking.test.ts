import { describe, expect, it } from 'vitest';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { assess } from './speaking.assess.ts';
import { driveSpeaking, harbourQuestion, speakingFixtures, topicQuestion } from './speaking.fixtures.ts';
import { speakingMachine } from './speaking.machine.ts';
import { recording, start } from './speaking.testing.ts';
import { speakingView } from './speaking.view.ts';

describe('speaking', () => {
  it('starts, shows the level, stops and submits the recording once', async () => {
    const { actor, clock, microphone, view, reach, answers } = await recording();
    microphone.level(0.5, 0.1);
    clock.increment(6000);
    expect(view()).toMatchObject({ phase: 'recording', level: 0.5, levels: [0.5], recordedSeconds: 0.1 });
    actor.send({ type: 'recording.stop' });
    expect(view().phase).toBe('saving');
    await reach('reviewed');
    clock.increment(60_000);
    const take = fakeRecording('recording-1');
    expect(answers()).toEqual([
      {
        type: 'answered',
        questionId: 742,
        answer: { recording: take },
        result: { fluency: null, reading: null, verdict: null },
        draft: expect.objectContaining({
          phase: 'reviewed',
          answer: expect.objectContaining({ recordingId: 'recording-1', takeIds: ['recording-1'] }),
        }),
      },
    ]);
    expect(view()).toEqual({
      phase: 'reviewed',
      camera: { phase: 'absent' },
      prompt: {
        kind: 'read',
        text: harbourQuestion.prompt,
        guidingQuestions: [],
        picture: null,
        recommendedWords: null,
      },
      hints: null,
      take: { recording: take, result: { fluency: null, reading: null, verdict: null } },
      takes: [{ recording: take, result: { fluency: null, reading: null, verdict: null } }],
      spokenPrompt: null,
      sampleAudioUrl: harbourQuestion.sampleAudioUrl,
      sampleWordTimesUrl: null,
      sampleText: null,
      graded: null,
      explanation: harbourQuestion.explanation,
    });
  });

  it('stops the recording when the time is over', async () => {
    const { clock, reach, answers, elapsedMs } = await recording();
    clock.increment(20_000);
    await reach('reviewed');
    expect(answers()).toHaveLength(1);
    expect(elapsedMs()).toBe(20_000);
  });

  it('submits nothing without a recording when the time is over, and can be retried', () => {
    const { actor, clock, view, answers, elapsedMs } = start();
    clock.increment(20_000);
    expect(view()).toMatchObject({ phase: 'missed', hasRecording: false });
    expect(answers()).toEqual([]);
    actor.send({ type: 'answer.retry' });
    expect(view().phase).toBe('ready');
    expect(elapsedMs()).toBe(0);
  });

  it('keeps the first recording as the answer when a second attempt fails', async () => {
    const { actor, clock, reach, view, answers } = await recording();
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    actor.send({ type: 'answer.retry' });
    clock.increment(20_000);
    expect(view()).toMatchObject({ phase: 'missed', hasRecording: true });
    expect(answers()).toHaveLength(1);
  });

  it('reports in exam mode whether anything was recorded, including after a reload', async () => {
    const nothing = start({ mode: 'exam' });
    nothing.clock.increment(20_000);
    expect(nothing.view()).toMatchObject({ phase: 'submitted', hasRecording: false });
    const reopened = start({ mode: 'exam', draft: nothing.lastDraft() });
    expect(reopened.view()).toMatchObject({ phase: 'submitted', hasRecording: false });

    const something = await recording({ mode: 'exam' });
    something.actor.send({ type: 'recording.stop' });
    await something.reach('submitted');
    expect(something.view()).toMatchObject({ hasRecording: true });
    const later = start({ mode: 'exam', draft: something.lastDraft() });
    expect(later.view()).toMatchObject({ phase: 'submitted', hasRecording: true });
  });

  it('submits an empty answer in exam mode when the time is over', () => {
    const { clock, view, answers } = start({ mode: 'exam' });
    clock.increment(20_000);
    expect(view().phase).toBe('submitted');
    expect(answers()).toMatchObject([
      { questionId: 742, answer: { recording: null }, result: null, draft: { phase: 'reviewed', elapsedMs: 20_000 } },
    ]);
  });

  it('submits what was recorded when an exam is left during a recording', async () => {
    const first = await recording({ mode: 'exam' });
    first.clock.increment(3000);
    const draft = first.lastDraft();
    const recordingId = draft?.answer.recordingId ?? '';
    const kept = { recordingId, file: new Blob(), url: 'blob:kept', durationSeconds: 3, levels: [] };
    const { reach, answers } = start({ mode: 'exam', draft }, { kept: [kept] });
    await reach('submitted');
    expect(answers()).toMatchObject([{ answer: { recording: { recordingId } } }]);
  });

  it('never stops the clock or the recording of an exam for a pause', async () => {
    const { actor, clock, microphone, reach, answers } = await recording({ mode: 'exam' });
    actor.send({ type: 'timer.pause' });
    actor.send({ type: 'recording.pause' });
    expect(microphone.calls).not.toContain('pause');
    clock.increment(20_000);
    await reach('submitted');
    expect(answers()).toHaveLength(1);
  });

  it('stops the clock while the browser asks for permission', async () => {
    const { actor, clock, microphone, view, reach, elapsedMs } = start({}, { answer: 'later' });
    clock.increment(4000);
    actor.send({ type: 'recording.start' });
    clock.increment(60_000);
    expect(view().phase).toBe('requesting');
    expect(elapsedMs()).toBe(4000);
    microphone.grant();
    await reach('recording');
    clock.increment(1000);
    expect(elapsedMs()).toBe(5000);
  });

  it.each(['refused', 'missing', 'taken', 'unsupported'] as const)(
    'uses no time when the microphone is %s, and can be retried',
    async (reason) => {
      const { actor, clock, view, reach, elapsedMs } = start({}, { answer: reason });
      actor.send({ type: 'recording.start' });
      await reach('blocked');
      clock.increment(60_000);
      expect(view()).toMatchObject({ phase: 'blocked', reason });
      expect(elapsedMs()).toBe(0);
      actor.send({ type: 'recording.start' });
      expect(view().phase).toBe('requesting');
    },
  );

  it('keeps what was recorded when the device is lost', async () => {
    const { actor, clock, microphone, view, reach, answers, elapsedMs } = await recording();
    clock.increment(3000);
    microphone.lose();
    await reach('lost');
    clock.increment(60_000);
    expect(elapsedMs()).toBe(3000);
    expect(view()).toMatchObject({ phase: 'lost', recording: { partial: true } });
    actor.send({ type: 'recording.keep' });
    await reach('reviewed');
    expect(answers()).toMatchObject([{ answer: { recording: { partial: true } } }]);
  });

  it('keeps the earlier take when recording again', async () => {
    const { actor, reach, view, answers, elapsedMs } = await recording();
    actor.send({ type: 'answer.submit' });
    await reach('reviewed');
    actor.send({ type: 'answer.retry' });
    expect(view()).toMatchObject({ phase: 'ready', takes: [{ recording: { recordingId: 'recording-1' } }] });
    expect(elapsedMs()).toBe(0);
    actor.send({ type: 'recording.start' });
    await reach('recording');
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    expect(view()).toMatchObject({
      take: { recording: { recordingId: 'recording-2' } },
      takes: [{ recording: { recordingId: 'recording-1' } }, { recording: { recordingId: 'recording-2' } }],
    });
    expect(answers()).toHaveLength(2);
  });

  it('submits a recording that can’t be assessed', async () => {
    const { actor, reach, answers, view } = await recording({}, { failAssessing: true });
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    expect(answers()).toMatchObject([{ answer: { recording: { recordingId: 'recording-1' } }, result: null }]);
    expect(view()).toMatchObject({ phase: 'reviewed', take: { result: null } });
  });

  it('pauses and resumes clock and recording with the page', async () => {
    const { actor, clock, microphone, view, elapsedMs } = await recording();
    clock.increment(1000);
    actor.send({ type: 'timer.pause' });
    clock.increment(60_000);
    expect(view().phase).toBe('paused');
    expect(elapsedMs()).toBe(1000);
    actor.send({ type: 'timer.resume' });
    clock.increment(1000);
    expect(view().phase).toBe('recording');
    expect(elapsedMs()).toBe(2000);
    expect(microphone.calls).toEqual(['open transcribe', 'pause', 'resume']);
  });

  it('offers what was recorded after a crash', async () => {
    const first = await recording();
    first.clock.increment(5000);
    const draft = first.lastDraft();
    expect(draft).toMatchObject({ phase: 'answering', answer: { recordingId: 'recording-1' } });
    const second = start({ draft }, { kept: [fakeRecording('recording-1', 5)] });
    expect(second.view().phase).toBe('recovering');
    await second.reach('recovered');
    second.actor.send({ type: 'recording.keep' });
    await second.reach('reviewed');
    expect(second.answers()).toMatchObject([{ answer: { recording: { durationSeconds: 5 } } }]);
  });

  it('shows the review again after a reload, without submitting twice', async () => {
    const first = await recording();
    first.actor.send({ type: 'recording.stop' });
    await first.reach('reviewed');
    const second = start({ draft: first.lastDraft() }, { kept: [fakeRecording('recording-1')] });
    await second.reach('reviewed');
    expect(second.answers()).toEqual([]);
  });

  it('starts from the beginning when a draft’s recording is gone', async () => {
    const first = await recording();
    const second = start({ draft: first.lastDraft() });
    await second.reach('ready');
    expect(second.elapsedMs()).toBe(0);
  });

  it('shows the questions of a topic, and does not compare it with a text', () => {
    const { view } = start({ question: topicQuestion, durationSeconds: 90 });
    expect(view().prompt).toMatchObject({ kind: 'talk', guidingQuestions: topicQuestion.guidingQuestions });
    const heard = { ...fakeRecording('one'), transcript: 'I would like to learn to sing' };
    expect(assess(topicQuestion, heard).reading).toBeNull();
    expect(assess(harbourQuestion, { ...heard, transcript: harbourQuestion.prompt }).reading).toMatchObject({
      completeness: 1,
      accuracy: 1,
    });
  });

  it('assesses the sound, and rejects silence', () => {
    const samples = { pcm: new Float32Array(48_000), sampleRate: 16_000 };
    expect(assess(harbourQuestion, { ...fakeRecording('one'), samples }).fluency).toEqual({
      kind: 'refused',
      reason: 'silence',
      durationSeconds: 3,
    });
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(speakingMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all([...speakingFixtures].map(driveSpeaking));
    const visited = visitedLeaves(actors.map((actor) => actor.getSnapshot()));
    expect(visited).toEqual(leafStates(speakingMachine));
    const phases = actors.map((actor) => speakingView(actor.getSnapshot()).phase);
    expect(new Set(phases).size).toBe(13);
  });
});
