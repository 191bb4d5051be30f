import { CameraError } from '@rehearse/practice-machines/ports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, FakeStream, FakeTrack } from '../shared/media-testing.ts';
import { createCamera } from './camera.ts';

const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<FakeStream>>();
let track: FakeTrack;

beforeEach(() => {
  FakeMediaRecorder.reset();
  track = new FakeTrack('video');
  getUserMedia.mockReset().mockImplementation(() => Promise.resolve(new FakeStream([track])));
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const listener = () => ({ onLost: vi.fn() });
function open(isWanted = false) {
  let kept = isWanted;
  return createCamera({
    cameraChoice: {
      get: () => kept,
      set: (value) => {
        kept = value;
      },
    },
  });
}

describe('createCamera', () => {
  it('requests nothing until it is opened, and then only video', async () => {
    const camera = open();
    expect([camera.isSupported(), camera.isWanted()]).toEqual([true, false]);
    expect(getUserMedia).not.toHaveBeenCalled();
    await camera.open(listener());
    expect(getUserMedia.mock.calls.map(([{ audio, video }]) => [audio, Boolean(video)])).toEqual([[undefined, true]]);
  });

  it('stores whether the camera is wanted', () => {
    const camera = open();
    camera.setWanted(true);
    expect(camera.isWanted()).toBe(true);
  });

  it('shows its video on an element and removes it again', async () => {
    const session = await open().open(listener());
    const screen: { srcObject: object | null } = { srcObject: null };
    const takeOff = session.showOn(screen);
    expect(screen.srcObject).toBe(session.stream);
    takeOff();
    expect(screen.srcObject).toBeNull();
  });

  it('shares one stream between preview and recording, and releases the device when both are closed', async () => {
    const camera = open();
    const [preview, recording] = await Promise.all([camera.open(listener()), camera.open(listener())]);
    expect(preview.stream).toBe(recording.stream);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    preview.close();
    preview.close();
    expect(track.isStopped).toBe(false);
    recording.close();
    await Promise.resolve();
    expect(track.isStopped).toBe(true);
    await camera.open(listener());
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it('notifies open sessions when it is lost, and requests a new stream the next time', async () => {
    const camera = open();
    const [open1, open2] = [listener(), listener()];
    const first = await camera.open(open1);
    await camera.open(open2);
    first.close();
    track.lose();
    expect([open1.onLost.mock.calls.length, open2.onLost.mock.calls.length]).toEqual([0, 1]);
    await camera.open(listener());
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'taken'],
    ['SomethingNew', 'taken'],
  ])('reports %s as %s, and can be opened again', async (name, reason) => {
    const camera = open();
    getUserMedia.mockRejectedValueOnce(new DOMException('', name));
    await expect(camera.open(listener())).rejects.toMatchObject({ name: 'CameraError', reason });
    await expect(camera.open(listener())).resolves.toBeDefined();
  });

  it('is not supported, and requests nothing, where no MP4 can be recorded', async () => {
    FakeMediaRecorder.supported = (type) => type.startsWith('video/webm');
    const camera = open();
    expect(camera.isSupported()).toBe(false);
    await expect(camera.open(listener())).rejects.toEqual(new CameraError('unsupported'));
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is not supported where there are no media devices', () => {
    vi.stubGlobal('navigator', {});
    expect(open().isSupported()).toBe(false);
    vi.stubGlobal('navigator', undefined);
    expect(open().isSupported()).toBe(false);
  });
});
