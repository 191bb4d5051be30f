import { describe, expect, it } from 'vitest';
import { createFakeCamera, type FakeCameraOptions } from '../shared/fakes/camera.ts';
import { sampleQuestion, topicQuestion } from './speaking.fixtures.ts';
import { start } from './speaking.testing.ts';

function film(options: FakeCameraOptions = {}, question = sampleQuestion) {
  const camera = createFakeCamera(options);
  const scene = start({ question, durationSeconds: 180 }, { camera });
  const turn = (on: boolean) => scene.actor.send({ type: 'camera.turn', on });
  const phase = () => scene.view().camera.phase;
  return { ...scene, camera, turn, phase };
}

describe('speaking with a camera', () => {
  it('is offered for answers of several minutes, and is off', () => {
    expect(film().phase()).toBe('off');
    expect(film({}, topicQuestion).phase()).toBe('absent');
    expect(start({ question: sampleQuestion }).view().camera.phase).toBe('absent');
  });

  it('shows its picture during preparation, records video, and closes afterwards', async () => {
    const { actor, camera, microphone, turn, phase, view, reach } = film();
    turn(true);
    expect(phase()).toBe('opening');
    await Promise.resolve();
    await Promise.resolve();
    expect(view()).toMatchObject({ phase: 'preparing', camera: { phase: 'on' } });
    actor.send({ type: 'recording.start' });
    await reach('recording');
    expect(view()).toMatchObject({ camera: { phase: 'on' } });
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    expect(phase()).toBe('resting');
    expect(camera.calls).toEqual(['open', 'close']);
    expect(microphone.calls[0]).toBe('open camera');
  });

  it('records video when recording starts automatically, and opens the camera that was chosen before', async () => {
    const { camera, clock, microphone, phase, reach } = film({ isWanted: true });
    expect([phase(), camera.calls]).toEqual(['resting', []]);
    clock.increment(30_000);
    await reach('recording');
    expect([phase(), camera.calls]).toEqual(['on', ['open']]);
    expect(microphone.calls).toEqual(['open camera']);
  });

  it('keeps the choice during the recording', async () => {
    const { actor, camera, turn, phase, reach } = film({ isWanted: true });
    actor.send({ type: 'recording.start' });
    await reach('recording');
    turn(false);
    expect([phase(), camera.isWanted()]).toEqual(['on', true]);
  });

  it.each(['refused', 'missing', 'taken'] as const)('records the sound when the camera is %s', async (reason) => {
    const { actor, turn, view, reach, answers } = film({ answer: reason });
    turn(true);
    actor.send({ type: 'recording.start' });
    await reach('recording');
    expect(view().camera).toEqual({ phase: 'failed', reason });
    actor.send({ type: 'recording.stop' });
    await reach('reviewed');
    expect(answers()).toMatchObject([{ answer: { recording: { recordingId: 'recording-1' } } }]);
  });

  it('continues with the sound when the camera is lost', async () => {
    const { actor, camera, view, reach } = film({ isWanted: true });
    actor.send({ type: 'recording.start' });
    await reach('recording');
    camera.lose();
    expect(view()).toMatchObject({ phase: 'recording', camera: { phase: 'failed', reason: 'lost' } });
  });

  it('closes the camera when the question is left', async () => {
    const { actor, camera, turn } = film();
    turn(true);
    await Promise.resolve();
    await Promise.resolve();
    actor.stop();
    expect(camera.calls).toEqual(['open', 'close']);
  });
});
