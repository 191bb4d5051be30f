import { describe, expect, it } from 'vitest';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { sampleQuestion } from './speaking.fixtures.ts';
import { estimateWords } from './speaking.logic.ts';
import { recording, start } from './speaking.testing.ts';

describe('pausing', () => {
  it('stops recording and clock until the learner resumes', async () => {
    const { actor, clock, view, elapsedMs, microphone } = await recording();
    clock.increment(1000);
    actor.send({ type: 'recording.pause' });
    clock.increment(60_000);
    expect(view()).toMatchObject({ phase: 'paused', held: true });
    actor.send({ type: 'timer.pause' });
    actor.send({ type: 'timer.resume' });
    expect(view().phase).toBe('paused');
    actor.send({ type: 'recording.resume' });
    clock.increment(1000);
    expect(view()).toMatchObject({ phase: 'recording', held: false });
    expect(elapsedMs()).toBe(2000);
    expect(microphone.calls).toEqual(['open transcribe', 'pause', 'resume']);
  });

  it('is not available in an exam', async () => {
    const { actor, view } = await recording({ mode: 'exam' });
    actor.send({ type: 'recording.pause' });
    expect(view()).toMatchObject({ phase: 'recording', canPause: false });
  });
});

describe('takes', () => {
  async function twoTakes() {
    const scene = await recording();
    for (const next of ['again', 'done']) {
      scene.actor.send({ type: 'recording.stop' });
      await scene.reach('reviewed');
      if (next === 'done') break;
      scene.actor.send({ type: 'answer.retry' });
      scene.actor.send({ type: 'recording.start' });
      await scene.reach('recording');
    }
    return scene;
  }

  it('submit the newest until another is chosen, which is then submitted', async () => {
    const { actor, view, answers } = await twoTakes();
    expect(view()).toMatchObject({ take: { recording: { recordingId: 'recording-2' } } });
    actor.send({ type: 'take.choose', recordingId: 'recording-1' });
    actor.send({ type: 'take.choose', recordingId: 'recording-1' });
    actor.send({ type: 'take.choose', recordingId: 'nothing' });
    expect(view()).toMatchObject({ take: { recording: { recordingId: 'recording-1' } } });
    expect(answers().map(({ answer }) => answer.recording?.recordingId)).toEqual([
      ...['recording-1', 'recording-2', 'recording-1'],
    ]);
  });

  it('are all restored after a reload, with the choice', async () => {
    const first = await twoTakes();
    first.actor.send({ type: 'take.choose', recordingId: 'recording-1' });
    const kept = ['recording-1', 'recording-2'].map((id) => fakeRecording(id));
    const second = start({ draft: first.lastDraft() }, { kept });
    await second.reach('reviewed');
    expect(second.view()).toMatchObject({
      take: { recording: { recordingId: 'recording-1' } },
      takes: [{ recording: { recordingId: 'recording-1' } }, { recording: { recordingId: 'recording-2' } }],
    });
    expect(second.answers()).toEqual([]);
  });

  it('are kept after a reload during the next one', async () => {
    const first = await recording();
    first.actor.send({ type: 'recording.stop' });
    await first.reach('reviewed');
    first.actor.send({ type: 'answer.retry' });
    const second = start({ draft: first.lastDraft() }, { kept: [fakeRecording('recording-1')] });
    await second.reach('ready');
    expect(second.view()).toMatchObject({ takes: [{ recording: { recordingId: 'recording-1' } }] });
  });
});

it('recommends 250 words for the sample and estimates the spoken words to tens', () => {
  const { view } = start({ question: sampleQuestion, durationSeconds: 180 });
  expect(view().prompt.recommendedWords).toBe(250);
  const features = {
    durationSeconds: 130,
    speechSpanSeconds: 120,
    phonationSeconds: 90,
    pauseCount: 20,
    longPauseCount: 1,
    longestPauseSeconds: 1.2,
    syllables: 306,
    wordsPerMinute: 102,
    meanRunWords: 9,
  };
  expect(estimateWords({ fluency: { kind: 'estimate', features }, reading: null, verdict: null })).toBe(200);
  expect(
    estimateWords({
      fluency: { kind: 'refused', reason: 'silence', durationSeconds: 3 },
      reading: null,
      verdict: null,
    }),
  ).toBeNull();
});

it.each([
  { recordingId: 3 },
  { recordingId: 'a', takeIds: 'b' },
  { recordingId: 'a', stage: 'elsewhere' },
  { recordingId: 'a', playsUsed: 'many' },
])('starts from the beginning with an unreadable draft: %o', (answer) => {
  const draft = { version: 1, flow: 'speaking', questionId: 742, elapsedMs: 9000, phase: 'answering', answer };
  const { view, elapsedMs } = start({ draft } as never);
  expect(view().phase).toBe('ready');
  expect(elapsedMs()).toBe(0);
});
