import { CameraError, type CameraPort, type CameraSession } from '@rehearse/practice-machines/ports';
import { mediaFailureOf } from '../shared/media-error.ts';
import { createStorage, type StoredItem } from '../storage/index.ts';
import { videoType } from './video-type.ts';

export interface CameraOptions {
  /** Constraints for the video. Default: the camera that faces the user, about 640 × 480 at 15 frames per second. */
  videoConstraints?: MediaTrackConstraints;
  /** Where the learner's choice is stored. Default: `localStorage`. */
  cameraChoice?: Pick<StoredItem<boolean>, 'get' | 'set'>;
}

/** An open camera, with the stream that the microphone records. */
export interface OpenCamera extends CameraSession {
  stream: MediaStream;
}

/** The camera port, with the stream that a recording needs. */
export interface DeviceCamera extends CameraPort {
  open(listener: { onLost(): void }): Promise<OpenCamera>;
}

const defaultConstraints: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 15, max: 30 },
};

/** The camera port. Preview and recording share one stream, which is released when the last of them closes. */
export function createCamera(options: CameraOptions = {}): DeviceCamera {
  const { videoConstraints = defaultConstraints } = options;
  const choice = options.cameraChoice ?? createStorage().item('rehearse.camera', (saved) => saved === true);
  let shared: Promise<MediaStream> | undefined;
  let users = 0;

  async function requestStream(): Promise<MediaStream> {
    const devices = typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
    if (!devices || videoType() === null) throw new CameraError('unsupported');
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
    isSupported: () => typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices) && videoType() !== null,
    isWanted: () => choice.get(),
    setWanted: (isWanted) => choice.set(isWanted),

    async open({ onLost }) {
      shared ??= requestStream();
      const requested = shared;
      users += 1;
      let isClosed = false;
      const close = () => {
        if (!isClosed) free(requested);
        isClosed = true;
      };
      try {
        const stream = await requested;
        for (const track of stream.getTracks()) {
          track.addEventListener('ended', () => {
            // a lost stream must not be reused
            if (shared === requested) shared = undefined;
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
