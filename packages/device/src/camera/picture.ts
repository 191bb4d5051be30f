import { CameraError, type CameraFailure } from '@rehearse/practice-machines/ports';
import type { DeviceCamera } from './camera.ts';
import { type Film, type FilmOptions, startFilm } from './film.ts';

/** The video with its sound, or why there is none. */
export type Filmed = { video: Blob } | { failure: CameraFailure };

/** The picture that goes with the sound of one recording. Nothing of it ever rejects: the sound is what counts. */
export interface Picture {
  /** Films camera and sound from now on. */
  begin(sound: MediaStream): void;
  pause(): void;
  resume(): void;
  /** The video with its sound, or why there is none. Frees the camera. */
  end(): Promise<Filmed>;
}

/** Which length and size a video may have, and where its pieces go. */
export type PictureOptions = Omit<FilmOptions, 'stream' | 'onFailed'>;

/** Asks for the camera and waits for the answer, whatever it is. */
export async function openPicture(
  camera: Pick<DeviceCamera, 'open'> | undefined,
  options: PictureOptions,
): Promise<Picture> {
  let failure: CameraFailure | undefined;
  let film: Film | null = null;

  function fail(reason: CameraFailure): void {
    failure ??= reason;
    film?.fail(reason);
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
        film = startFilm({ ...options, stream, onFailed: fail });
      } catch {
        film = null;
      }
      if (!film) fail('unsupported');
    },
    pause: () => film?.pause(),
    resume: () => film?.resume(),
    async end() {
      const video = (await film?.end()) ?? null;
      opened?.close();
      return video && !failure ? { video } : { failure: failure ?? 'unsupported' };
    },
  };
}
