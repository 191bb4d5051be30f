import type { Recording } from '@rehearse/practice-machines/ports';

/** Something that hears words. */
export interface Recognizer {
  /**
   * Begins to hear a recording. Resolves to null where it can't; it never asks the learner for anything, and never sends
   * the voice away without their knowledge.
   */
  listen(sound: MediaStreamTrack): Promise<Hearing | null>;
}

/** One recording being heard. */
export interface Hearing {
  pause(): void;
  resume(): void;
  /** What was said, or null when that isn't known for the whole recording. */
  finish(recording: Recording): Promise<string | null>;
  /** Stops hearing; nothing more is asked. */
  cancel(): void;
}

/** A recogniser that takes the finished file: a host's own service, or a model in a worker. */
export function recognizerOfFiles(transcribe: (recording: Recording) => Promise<string | null>): Recognizer {
  return {
    listen: async () => ({ pause: () => {}, resume: () => {}, finish: transcribe, cancel: () => {} }),
  };
}
