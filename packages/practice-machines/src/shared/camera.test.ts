import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { type CameraView, cameraMachine, cameraOn, cameraView, isCameraWanted } from './camera.ts';
import { createFakeCamera, type FakeCameraOptions } from './fakes/camera.ts';
import { explore, leafStates, replayedLeaves } from './machine-testing.ts';
import type { CameraFailure } from './ports.ts';

function start(options: FakeCameraOptions = {}) {
  const camera = createFakeCamera(options);
  const actor = createActor(cameraOn(camera), { input: { isOffered: true } }).start();
  const view = () => cameraView(actor.getSnapshot());
  const reach = (phase: CameraView['phase']) => waitFor(actor, (snapshot) => cameraView(snapshot).phase === phase);
  const turn = (on: boolean) => actor.send({ type: 'camera.turn', on });
  return { camera, actor, view, reach, turn };
}

const reasons = ['refused', 'missing', 'taken', 'unsupported'] as const satisfies CameraFailure[];

describe('the camera', () => {
  it('is off, and does not ask for permission, until it is turned on', async () => {
    const { camera, view, reach, turn } = start();
    expect(view()).toEqual({ phase: 'off' });
    expect(camera.calls).toEqual([]);
    turn(true);
    expect(view()).toEqual({ phase: 'opening' });
    await reach('on');
    expect(view()).toMatchObject({ phase: 'on', session: { showOn: expect.any(Function) } });
    turn(false);
    expect(view()).toEqual({ phase: 'off' });
    expect(camera.calls).toEqual(['open', 'close']);
  });

  it('remembers that it is wanted, and then opens with the recording', async () => {
    const first = start();
    first.turn(true);
    expect(first.camera.isWanted()).toBe(true);
    const { camera, actor, view, reach } = start({ isWanted: true });
    expect(view()).toEqual({ phase: 'resting' });
    expect(isCameraWanted(view())).toBe(true);
    expect(camera.calls).toEqual([]);
    actor.send({ type: 'camera.wake' });
    await reach('on');
    actor.send({ type: 'camera.rest' });
    expect(view()).toEqual({ phase: 'resting' });
    expect(camera.calls).toEqual(['open', 'close']);
  });

  it('stays off during a recording when it is not wanted', () => {
    const { camera, actor, view } = start();
    actor.send({ type: 'camera.wake' });
    expect(view()).toEqual({ phase: 'off' });
    expect(isCameraWanted(view())).toBe(false);
    expect(camera.calls).toEqual([]);
  });

  it.each(reasons)(
    'reports that it is %s, keeps the choice, and tries again with the next recording',
    async (reason) => {
      const { camera, actor, view, reach, turn } = start({ answer: reason });
      turn(true);
      await reach('failed');
      expect(view()).toEqual({ phase: 'failed', reason });
      expect(camera.isWanted()).toBe(true);
      actor.send({ type: 'camera.wake' });
      expect(view()).toEqual({ phase: 'opening' });
      turn(false);
      expect([view().phase, camera.isWanted()]).toEqual(['off', false]);
    },
  );

  it('reports that it was lost', async () => {
    const { camera, view, reach, turn } = start();
    turn(true);
    await reach('on');
    camera.lose();
    expect(view()).toEqual({ phase: 'failed', reason: 'lost' });
    expect(camera.calls).toEqual(['open', 'close']);
  });

  it('closes at once when permission is granted after it was turned off', async () => {
    const { camera, view, turn } = start({ answer: 'later' });
    turn(true);
    turn(false);
    camera.grant();
    await Promise.resolve();
    expect(camera.calls).toEqual(['open', 'close']);
    expect(view()).toEqual({ phase: 'off' });
  });

  it('closes when the question is left', async () => {
    const { camera, actor, reach, turn } = start();
    turn(true);
    await reach('on');
    actor.stop();
    expect(camera.calls).toEqual(['open', 'close']);
  });

  it.each([undefined, createFakeCamera({ isSupported: false, isWanted: true })])(
    'is not offered without a port, or where video can’t be recorded',
    (port) => {
      const actor = createActor(cameraOn(port), { input: { isOffered: true } }).start();
      actor.send({ type: 'camera.turn', on: true });
      expect(cameraView(actor.getSnapshot())).toEqual({ phase: 'absent' });
      expect(isCameraWanted({ phase: 'absent' })).toBe(false);
    },
  );

  it('is not offered for questions without video', () => {
    const actor = createActor(cameraOn(createFakeCamera({ isWanted: true })), { input: { isOffered: false } }).start();
    expect(cameraView(actor.getSnapshot())).toEqual({ phase: 'absent' });
  });

  it('reaches every state', () => {
    const session = { showOn: () => () => {}, close: () => {} };
    const paths = [
      { isSupported: true, isWanted: true },
      { isSupported: true, isWanted: false },
      { isSupported: false, isWanted: false },
    ].flatMap(({ isSupported, isWanted }) => {
      const inert = cameraMachine.provide({
        actors: { camera: fromCallback(() => {}) },
        guards: { isSupported: () => isSupported, isWanted: () => isWanted },
      });
      return explore(inert, { isOffered: true }, [
        { type: 'camera.turn', on: true },
        { type: 'camera.turn', on: false },
        { type: 'camera.wake' },
        { type: 'camera.rest' },
        { type: 'camera.opened', session },
        { type: 'camera.failed', reason: 'refused' },
      ]);
    });
    for (const path of paths) {
      path.replay((snapshot) => {
        const isLive = cameraView(snapshot).phase === 'on';
        expect(snapshot.context.session !== null).toBe(isLive);
      });
    }
    expect(replayedLeaves(paths)).toEqual(leafStates(cameraMachine));
  });
});
