import type { Recording } from '@rehearse/practice-machines/ports';

/** A speech recogniser. */
export interface Recognizer {
  /**
   * Starts transcribing a recording. Resolves to null when it can't. It must not prompt the learner, and must not send the
   * audio elsewhere without their knowledge.
   */
  listen(sound: MediaStreamTrack): Promise<Transcription | null>;
}

/** The transcription of one recording. */
export interface Transcription {
  pause(): void;
  resume(): void;
  /** Resolves to the transcript, or to null if it is not known for the whole recording. */
  finish(recording: Recording): Promise<string | null>;
  /** Stops; `finish` will not be called. */
  cancel(): void;
}

/** A recogniser that takes the finished file, for a host's own service or a model in a worker. */
export function createFileRecognizer(transcribe: (recording: Recording) => Promise<string | null>): Recognizer {
  return {
    listen: async () => ({ pause: () => {}, resume: () => {}, finish: transcribe, cancel: () => {} }),
  };
}
