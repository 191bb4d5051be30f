import { CameraError, type CameraPort, type CameraSession } from '@rehearse/practice-machines/ports';
import { mediaFailureOf } from '../shared/media-error.ts';
import { createStorage, type StoredItem } from '../storage/index.ts';
import { filmType } from './film-type.ts';

export interface CameraOptions {
  /** What the picture should be. Default: the camera that faces the learner, about 640 × 480 at 15 pictures a second. */
  videoConstraints?: MediaTrackConstraints;
  /** Where the learner's choice is kept. Default: `localStorage`. */
  cameraChoice?: Pick<StoredItem<boolean>, 'get' | 'set'>;
}

/** An open camera, as the microphone takes it. */
export interface OpenCamera extends CameraSession {
  stream: MediaStream;
}

/** The port, and what a recording takes of it. */
export interface DeviceCamera extends CameraPort {
  open(listener: { onLost(): void }): Promise<OpenCamera>;
}

const defaultConstraints: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 15, max: 30 },
};

/** The camera port: one stream, which the live picture and a recording share. It is freed when the last lets go. */
export function createCamera(options: CameraOptions = {}): DeviceCamera {
  const { videoConstraints = defaultConstraints } = options;
  const choice = options.cameraChoice ?? createStorage().item('rehearse.camera', (saved) => saved === true);
  let shared: Promise<MediaStream> | undefined;
  let users = 0;

  async function ask(): Promise<MediaStream> {
    const devices = typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
    if (!devices || filmType() === null) throw new CameraError('unsupported');
    return devices.getUserMedia({ video: videoConstraints });
  }

  function free(stream: Promise<MediaStream>): void {
    users -= 1;
    if (users > 0) return;
    if (shared === stream) shared = undefined;
    void stream.then(
      (open) => {
        for (const track of open.getTracks()) track.stop();
      },
      () => {},
    );
  }

  return {
    isSupported: () => typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices) && filmType() !== null,
    isWanted: () => choice.get(),
    setWanted: (isWanted) => choice.set(isWanted),

    async open({ onLost }) {
      shared ??= ask();
      const asked = shared;
      users += 1;
      let isClosed = false;
      const close = () => {
        if (!isClosed) free(asked);
        isClosed = true;
      };
      try {
        const stream = await asked;
        for (const track of stream.getTracks()) {
          track.addEventListener('ended', () => {
            // what was lost is of no use to the next one
            if (shared === asked) shared = undefined;
            if (!isClosed) onLost();
          });
        }
        return { stream, close, showOn: (screen) => show(stream, screen) };
      } catch (cause) {
        close();
        throw cause instanceof CameraError ? cause : new CameraError(mediaFailureOf(cause), { cause });
      }
    },
  };
}

function show(stream: MediaStream, screen: { srcObject: object | null }): () => void {
  screen.srcObject = stream;
  return () => {
    if (screen.srcObject === stream) screen.srcObject = null;
  };
}
