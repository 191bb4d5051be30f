import { describe, expect, it } from 'vitest';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { saturdayQuestion } from './interactive-speaking.fixtures.ts';
import { start, stored } from './interactive-speaking.testing.ts';
import type { InteractiveSpeakingInput } from './interactive-speaking.types.ts';

const neutralWay = ['start', 'people', 'best', 'last-time', 'longer', 'end'];

/** Takes part in the whole conversation. */
async function talk(...args: Parameters<typeof start>) {
  const scene = start(...args);
  scene.actor.send({ type: 'answer.start' });
  while (scene.context().current !== null) await scene.answer();
  return scene;
}

const reload = (scene: ReturnType<typeof start>, input: Partial<InteractiveSpeakingInput> = {}) => {
  scene.actor.stop();
  const draft = JSON.parse(JSON.stringify(scene.lastDraft()));
  return start({ draft, ...input }, { kept: stored(6) });
};

describe('a conversation', () => {
  it('plays each question once, records by itself, and goes the way that fits any answer', async () => {
    const scene = await talk();
    await scene.reachPhase('reviewed');
    expect(scene.player.plays.map(({ url }) => url)).toEqual(neutralWay.map((name) => `data:audio/wav,${name}`));
    expect(scene.answers()).toHaveLength(1);
    const [answered] = scene.answers();
    expect(answered?.answer.recording?.recordingId).toBe('joined');
    expect(answered?.answer.turns).toEqual(
      neutralWay.map((name, index) => ({ name, startMs: index * 6000, endMs: (index + 1) * 6000 })),
    );
  });

  it('never shows a question before the review, where each has its stretch of the recording', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    await scene.reach('asking');
    expect(JSON.stringify(scene.view())).not.toContain('my alarm stays off');
    expect(scene.view()).toMatchObject({ number: 2, about: 6 });
    const whole = await talk();
    await whole.reachPhase('reviewed');
    expect(whole.view()).toMatchObject({
      turns: [
        { text: expect.stringContaining('my alarm stays off'), span: { start: 0, end: 6 } },
        { name: 'people', span: { start: 6, end: 12 } },
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('counts only the time of speaking, and ends when it is over', async () => {
    const scene = start({ durationSeconds: 20 });
    scene.actor.send({ type: 'answer.start' });
    scene.clock.increment(60_000);
    expect(scene.context().elapsedMs).toBe(0);
    await scene.answer(15);
    scene.clock.increment(60_000);
    expect(scene.context().elapsedMs).toBe(15_000);
    scene.hear();
    await scene.reach('recording');
    scene.clock.increment(5000);
    await scene.reachPhase('reviewed');
    expect(scene.answers()[0]?.answer.turns.map(({ name }) => name)).toEqual(['start', 'people']);
  });

  it('ends an answer after 35 seconds, or later for those with more time', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    await scene.reach('recording');
    scene.microphone.level(0.5, 34);
    expect(scene.view()).toMatchObject({ stage: 'recording', secondsLeft: 1 });
    scene.microphone.level(0.5, 35);
    await scene.reach('asking');
    expect(start({ durationSeconds: 338, timeFactor: 1.5 }).view()).toMatchObject({ answerSeconds: 53, seconds: 240 });
  });

  it('has no limit in learn mode but that of the file, and waits for the learner', async () => {
    const scene = start({ mode: 'learn', durationSeconds: null });
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    expect(scene.view()).toMatchObject({ stage: 'ready', text: null, canReplay: true, canShowText: true });
    scene.actor.send({ type: 'audio.play' });
    scene.hear();
    scene.actor.send({ type: 'text.show' });
    scene.actor.send({ type: 'answer.hint' });
    expect(scene.player.plays).toHaveLength(2);
    expect(scene.view()).toMatchObject({ text: expect.stringContaining('alarm'), hint: expect.any(String) });
    scene.actor.send({ type: 'recording.start' });
    await scene.reach('recording');
    scene.microphone.level(0.5, 100);
    expect(scene.view()).toMatchObject({ stage: 'recording', secondsLeft: null });
    scene.actor.send({ type: 'answer.next' });
    await scene.reach('asking');
    expect(scene.view()).toMatchObject({ number: 2, text: null, hint: null });
  });
});

describe('what follows', () => {
  const heard = (transcript: string | null) => async () => transcript;

  it('depends on what was said, by the device', async () => {
    const scene = start({}, { recording: { transcript: 'I sleep until ten' } });
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    await scene.reach('asking');
    expect(scene.context().current).toBe('lazy');
    expect(scene.microphone.calls[0]).toBe('open transcribe');
  });

  it.each([
    ['what a service understood', heard('Well, I stay in bed.'), 'lazy'],
    ['nothing that was denied', heard('I never sleep late.'), 'people'],
    ['nothing without a transcript', heard(null), 'people'],
    ['nothing if the service fails', () => Promise.reject(new Error('down')), 'people'],
  ])('depends on %s', async (_what, transcribe, next) => {
    const scene = start({}, { transcribe });
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    await scene.reach('asking');
    expect(scene.context().current).toBe(next);
  });

  it('waits for a transcript no longer than three seconds', async () => {
    const scene = start({}, { transcribe: () => new Promise(() => {}) });
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    expect(scene.view()).toMatchObject({ stage: 'thinking' });
    scene.clock.increment(3000);
    expect(scene.view()).toMatchObject({ stage: 'asking' });
    expect(scene.context().current).toBe('people');
  });

  it('asks no service where nothing depends on the answer', async () => {
    let asked = 0;
    const transcribe = async () => {
      asked += 1;
      return null;
    };
    await talk({}, { transcribe });
    expect(asked).toBe(1);
  });
});

describe('an interruption', () => {
  it('by a reload keeps what was recorded, and goes on with the same answer', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    await scene.reach('asking');
    scene.hear();
    await scene.speak(10);
    const again = reload(scene);
    await again.reach('ready');
    expect(again.view()).toMatchObject({ number: 2, isContinued: true, recordedSeconds: 6, secondsLeft: 29 });
    expect(again.player.plays).toEqual([]);
    again.actor.send({ type: 'recording.start' });
    await again.speak();
    again.actor.send({ type: 'answer.next' });
    await again.reach('asking');
    expect(again.context().turns.map(({ name, pieces }) => [name, pieces.length])).toEqual([
      ['start', 1],
      ['people', 2],
    ]);
  });

  it('by a reload may also end the answer there', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    await scene.speak();
    const again = reload(scene);
    await again.reach('ready');
    again.actor.send({ type: 'answer.next' });
    await again.reach('asking');
    expect(again.view()).toMatchObject({ number: 2 });
  });

  it('before the answer lets the question be heard again, but not in an exam', async () => {
    const at = (mode: 'timed' | 'exam') => {
      const scene = start({ mode });
      scene.actor.send({ type: 'answer.start' });
      scene.player.start();
      return reload(scene, { mode });
    };
    expect(at('timed').view()).toMatchObject({ stage: 'asking' });
    const exam = at('exam');
    await exam.reach('recording');
    expect(exam.player.plays).toEqual([]);
  });

  it('in an exam takes time, and may end it', async () => {
    const scene = start({ mode: 'exam' });
    scene.actor.send({ type: 'answer.start' });
    await scene.answer();
    const again = reload(scene, { mode: 'exam', awayMs: 300_000 });
    await again.reachPhase('submitted');
    expect(again.answers()[0]).toMatchObject({ result: null, answer: { turns: [{ name: 'start' }] } });
  });

  it('by a lost device keeps what was said, and goes on', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    await scene.speak();
    scene.microphone.lose();
    await scene.reach('lost');
    expect(scene.view()).toMatchObject({ canEnd: true });
    scene.actor.send({ type: 'recording.start' });
    await scene.speak();
    scene.actor.send({ type: 'answer.next' });
    await scene.reach('asking');
    expect(scene.context().turns[0]?.pieces).toHaveLength(2);
  });

  it('by a lost device may end the answer', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    await scene.speak();
    scene.microphone.lose();
    await scene.reach('lost');
    scene.actor.send({ type: 'recording.keep' });
    await scene.reach('asking');
    expect(scene.context().turns[0]?.pieces).toHaveLength(1);
  });

  it('by a dialog stops the question, which then plays from its beginning, and pauses a recording', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.player.start();
    scene.actor.send({ type: 'timer.pause' });
    expect(scene.view()).toMatchObject({ stage: 'held' });
    scene.actor.send({ type: 'timer.resume' });
    expect(scene.player.plays).toHaveLength(2);
    scene.hear();
    await scene.speak();
    scene.actor.send({ type: 'timer.pause' });
    expect(scene.view()).toMatchObject({ stage: 'paused' });
    scene.actor.send({ type: 'timer.resume' });
    expect(scene.microphone.calls).toEqual(['open transcribe', 'pause', 'resume']);
  });

  it('after the end shows the same review without sending the answer again', async () => {
    const scene = await talk();
    await scene.reachPhase('reviewed');
    const again = reload(scene);
    await again.reachPhase('reviewed');
    expect(again.emitted).toEqual([]);
    expect(again.context().joined?.parts).toHaveLength(6);
  });
});

describe('failures', () => {
  it('of a sound can be tried again, or the question is shown', async () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    scene.actor.send({ type: 'audio.skip' });
    expect(scene.view()).toMatchObject({ stage: 'asking', text: null });
    scene.player.fail('unavailable');
    scene.actor.send({ type: 'audio.play' });
    scene.player.fail('unavailable');
    expect(scene.player.plays).toHaveLength(2);
    scene.actor.send({ type: 'audio.skip' });
    await scene.reach('recording');
    expect(scene.view()).toMatchObject({ text: expect.stringContaining('alarm') });
  });

  it('of the microphone stop the clock and can be tried again', async () => {
    const scene = start({}, { answer: 'later' });
    scene.actor.send({ type: 'answer.start' });
    scene.hear();
    scene.microphone.refuse('refused');
    await scene.reach('blocked');
    scene.clock.increment(60_000);
    expect(scene.context().elapsedMs).toBe(0);
    scene.actor.send({ type: 'recording.start' });
    scene.microphone.grant();
    await scene.reach('recording');
  });

  it('of joining the answers lose none: it can be tried again', async () => {
    const scene = start();
    const { join } = scene.joining;
    scene.joining.join = () => Promise.reject(new Error('no room'));
    scene.actor.send({ type: 'answer.start' });
    while (scene.context().current !== null) await scene.answer();
    await scene.reachPhase('unjoined');
    scene.joining.join = join;
    scene.actor.send({ type: 'answer.submit' });
    await scene.reachPhase('reviewed');
    expect(scene.answers()).toHaveLength(1);
  });

  it('of joining the answers are no failure after a reload', async () => {
    const scene = start();
    scene.joining.join = () => Promise.reject(new Error('no room'));
    scene.actor.send({ type: 'answer.start' });
    while (scene.context().current !== null) await scene.answer();
    await scene.reachPhase('unjoined');
    const again = reload(scene);
    await again.reachPhase('reviewed');
    expect(again.answers()).toHaveLength(1);
  });

  it('of a draft that does not fit the question are ignored', () => {
    const scene = start();
    scene.actor.send({ type: 'answer.start' });
    const question = { ...saturdayQuestion, questions: saturdayQuestion.questions.slice(1) };
    expect(start({ question, draft: scene.lastDraft() }).view()).toMatchObject({ phase: 'intro' });
  });
});

it('starts over on Solve Again', async () => {
  const scene = await talk();
  await scene.reachPhase('reviewed');
  scene.actor.send({ type: 'answer.retry' });
  expect(scene.view()).toMatchObject({ phase: 'intro' });
  expect(scene.lastDraft()).toMatchObject({ phase: 'answering', elapsedMs: 0, answer: { part: 'intro', turns: [] } });
});

it('has no second attempt and nothing graded in an exam', async () => {
  const scene = await talk({ mode: 'exam' });
  await scene.reachPhase('submitted');
  scene.actor.send({ type: 'answer.retry' });
  expect(scene.answers()).toHaveLength(1);
  expect(scene.answers()[0]).toMatchObject({ result: null, answer: { recording: { recordingId: 'joined' } } });
});

it('measures each answer, and says whether it was enough', async () => {
  const { assess } = await import('./interactive-speaking.assess.ts');
  const sampleRate = 16_000;
  const tone = Float32Array.from({ length: sampleRate * 4 }, (_, at) => {
    const seconds = at / sampleRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * seconds));
    return 0.5 * syllable * Math.sin(2 * Math.PI * 150 * seconds);
  });
  const pcm = new Float32Array(sampleRate * 6);
  pcm.set(tone);
  const recording = { ...fakeRecording('joined', 6), samples: { pcm, sampleRate } };
  const turns = [
    { name: 'start', startMs: 0, endMs: 4000 },
    { name: 'people', startMs: 4000, endMs: 6000 },
    { name: 'best', startMs: 6000, endMs: 6000 },
  ];
  expect(assess({ recording, parts: [] }, turns)).toMatchObject({
    fluency: [{ kind: 'estimate' }, { kind: 'refused', reason: 'silence' }, null],
    verdict: { code: 'short', enoughSeconds: 56 },
  });
  expect(assess({ recording: fakeRecording('joined'), parts: [] }, turns)).toBeNull();
});
