import { CameraError, type CameraFailure } from '@rehearse/practice-machines/ports';
import type { DeviceCamera } from './camera.ts';
import { startVideoRecorder, type VideoRecorder, type VideoRecorderOptions } from './video-recorder.ts';

/** The video file, sound included, or the reason why there is none. */
export type VideoResult = { video: Blob } | { failure: CameraFailure };

/** The video of one recording. It never rejects: a recording succeeds without its video. */
export interface VideoTake {
  /** Starts recording camera and sound. */
  begin(sound: MediaStream): void;
  pause(): void;
  resume(): void;
  /** Stops, releases the camera, and returns the file or the reason why there is none. */
  end(): Promise<VideoResult>;
}

/** Limits of the video, and where its pieces go. */
export type VideoTakeOptions = Omit<VideoRecorderOptions, 'stream' | 'onFailed'>;

/** Opens the camera; resolves whether or not it is available. */
export async function openVideoTake(
  camera: Pick<DeviceCamera, 'open'> | undefined,
  options: VideoTakeOptions,
): Promise<VideoTake> {
  let failure: CameraFailure | undefined;
  let recorder: VideoRecorder | null = null;

  function fail(reason: CameraFailure): void {
    failure ??= reason;
    recorder?.fail(reason);
  }

  const opened = await camera?.open({ onLost: () => fail('lost') }).catch((cause: unknown) => {
    fail(cause instanceof CameraError ? cause.reason : 'taken');
  });
  if (!opened) failure ??= 'unsupported';

  return {
    begin(sound) {
      if (!opened || failure) return;
      const stream = new MediaStream([...sound.getAudioTracks(), ...opened.stream.getVideoTracks()]);
      try {
        recorder = startVideoRecorder({ ...options, stream, onFailed: fail });
      } catch {
        recorder = null;
      }
      if (!recorder) fail('unsupported');
    },
    pause: () => recorder?.pause(),
    resume: () => recorder?.resume(),
    async end() {
      const video = (await recorder?.end()) ?? null;
      opened?.close();
      return video && !failure ? { video } : { failure: failure ?? 'unsupported' };
    },
  };
}
