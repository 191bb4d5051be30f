import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophoneOptions,
  fakeRecording,
} from './fakes/microphone.ts';
import { explore, leafStates, replayedLeaves } from './machine-testing.ts';
import { type RecorderInput, type RecorderPhase, recorderMachine, recorderOn, recorderView } from './recorder.ts';

function start(options: FakeMicrophoneOptions = {}, input: RecorderInput = { maxSeconds: null }) {
  const microphone = createFakeMicrophone(options);
  const actor = createActor(recorderOn({ microphone, recordings: createFakeRecordings() }), { input }).start();
  const view = () => recorderView(actor.getSnapshot());
  const reach = (phase: RecorderPhase) => waitFor(actor, (snapshot) => recorderView(snapshot).phase === phase);
  return { actor, microphone, view, reach };
}

async function recording(options?: FakeMicrophoneOptions, input?: RecorderInput) {
  const scene = start(options, input);
  scene.actor.send({ type: 'recording.start' });
  await scene.reach('recording');
  return scene;
}

describe('the recorder', () => {
  it('records from start to stop, reports the level, and releases the device', async () => {
    const { actor, microphone, view, reach } = await recording();
    microphone.level(0.4, 0.1);
    microphone.level(0.6, 0.2);
    expect(view()).toEqual({
      phase: 'recording',
      recordingId: 'recording-1',
      level: 0.6,
      levels: [0.4, 0.6],
      recordedSeconds: 0.2,
      recording: null,
    });
    actor.send({ type: 'recording.stop' });
    expect(view()).toMatchObject({ phase: 'stopping', level: 0 });
    await reach('stopped');
    expect(view()).toMatchObject({ recording: fakeRecording('recording-1'), recordedSeconds: 6 });
    expect(microphone.calls).toEqual(['open', 'stop', 'dispose']);
  });

  it('requests the camera per recording, and a transcript per recorder', async () => {
    const { actor, microphone, reach } = start({}, { maxSeconds: null, transcribe: true });
    actor.send({ type: 'recording.start', camera: true });
    await reach('recording');
    actor.send({ type: 'recording.stop' });
    await reach('stopped');
    actor.send({ type: 'recording.start' });
    await reach('recording');
    expect(microphone.calls).toEqual(['open camera transcribe', 'stop', 'dispose', 'open transcribe']);
  });

  it('pauses and resumes', async () => {
    const { actor, microphone, view } = await recording();
    microphone.level(0.4, 0.1);
    actor.send({ type: 'recording.pause' });
    expect(view()).toMatchObject({ phase: 'paused', level: 0, recordedSeconds: 0.1 });
    actor.send({ type: 'recording.resume' });
    expect(view().phase).toBe('recording');
    expect(microphone.calls).toEqual(['open', 'pause', 'resume']);
  });

  it('stops at the maximum length', async () => {
    const { microphone, view, reach } = await recording({}, { maxSeconds: 20 });
    microphone.level(0.4, 19.9);
    expect(view().phase).toBe('recording');
    microphone.level(0.4, 20);
    expect(view().phase).toBe('stopping');
    await reach('stopped');
  });

  it.each(['refused', 'missing', 'taken', 'unsupported'] as const)(
    'reports that it is %s, and can be retried',
    async (reason) => {
      const { actor, view, reach } = start({ answer: reason });
      actor.send({ type: 'recording.start' });
      await reach(reason);
      expect(view()).toMatchObject({ recordingId: null, recording: null });
      actor.send({ type: 'recording.start' });
      expect(view().phase).toBe('requesting');
    },
  );

  it('treats an unknown error as taken', async () => {
    const microphone = { open: () => Promise.reject(new Error('?')) };
    const actor = createActor(recorderOn({ microphone, recordings: createFakeRecordings() }), {
      input: { maxSeconds: null },
    }).start();
    actor.send({ type: 'recording.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('taken'));
  });

  it('keeps what was recorded when the device is lost', async () => {
    const { actor, microphone, view, reach } = await recording();
    microphone.level(0.4, 3);
    microphone.lose();
    await reach('lost');
    expect(view().recording).toMatchObject({ recordingId: 'recording-1', partial: true });
    actor.send({ type: 'recording.keep' });
    expect(view().phase).toBe('stopped');
  });

  it('reports that nothing could be saved, and then ignores recording.keep', async () => {
    const { actor, microphone, view, reach } = await recording({ stop: 'fails' });
    microphone.lose();
    await reach('lost');
    actor.send({ type: 'recording.keep' });
    expect(view()).toMatchObject({ phase: 'lost', recording: null });
    actor.send({ type: 'recording.start' });
    expect(view().phase).toBe('requesting');
  });

  it('releases a microphone that was granted after the actor stopped', async () => {
    const { actor, microphone } = start({ answer: 'later' });
    actor.send({ type: 'recording.start' });
    actor.stop();
    microphone.grant();
    await Promise.resolve();
    expect(microphone.calls).toEqual(['open', 'dispose']);
  });

  it('cancels a request that is stopped before the answer', async () => {
    const { actor, microphone, view } = start({ answer: 'later' });
    actor.send({ type: 'recording.start' });
    actor.send({ type: 'recording.stop' });
    expect(view().phase).toBe('idle');
    microphone.grant();
    await Promise.resolve();
    expect(view().phase).toBe('idle');
    expect(microphone.calls).toEqual(['open', 'dispose']);
  });

  it('reaches every state', () => {
    const inert = recorderMachine.provide({ actors: { microphone: fromCallback(() => {}) } });
    const paths = explore(inert, { maxSeconds: 20 }, [
      { type: 'recording.start' },
      { type: 'recording.pause' },
      { type: 'recording.resume' },
      { type: 'recording.stop' },
      { type: 'recording.keep' },
      { type: 'microphone.opened', recordingId: 'one' },
      { type: 'microphone.failed', reason: 'refused' },
      { type: 'microphone.failed', reason: 'missing' },
      { type: 'microphone.failed', reason: 'taken' },
      { type: 'microphone.failed', reason: 'unsupported' },
      { type: 'microphone.lost' },
      { type: 'microphone.stopped', recording: fakeRecording('one') },
      { type: 'microphone.stopFailed' },
    ]);
    for (const path of paths) {
      path.replay((snapshot) => {
        const { phase, level } = recorderView(snapshot);
        if (phase !== 'recording') expect(level).toBe(0);
        if (phase === 'stopped') expect(recorderView(snapshot).recording).not.toBeNull();
      });
    }
    expect(replayedLeaves(paths)).toEqual(leafStates(recorderMachine));
  });
});
