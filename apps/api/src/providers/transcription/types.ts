import type { Spoken } from '../../domain/correction/transcript.ts';

/** A recording to transcribe. */
export interface RecordingToTranscribe {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A transcript, and what the service says about the recording as a whole. */
export interface Transcribed extends Spoken {
  /** Whether the speech is English; true if the service doesn't say. */
  readonly isEnglish: boolean;
}

/** Transcription of recordings by an AI service. */
export interface Transcription {
  /**
   * What is said in a recording, with the times of the words. Silence and noise have no words.
   *
   * @throws ServiceFault
   */
  transcribe(recording: RecordingToTranscribe, signal?: AbortSignal): Promise<Transcribed>;
  /**
   * Checks that the service responds and accepts the key.
   *
   * @throws ServiceFault
   */
  check(): Promise<void>;
}
