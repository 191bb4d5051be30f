import type { SpeechRequest } from './key.ts';

/** Accents for which phonemes are available. */
export type PhonemeAccent = 'rp' | 'us';

/** A task for the child process. */
export type Task =
  | { readonly do: 'synthesize'; readonly request: SpeechRequest }
  | { readonly do: 'phonemes'; readonly words: readonly string[]; readonly accent: PhonemeAccent };

/** A finished clip. */
export interface SpeechClip {
  /** A whole MP3 file, mono. */
  readonly mp3: Uint8Array;
  /** Length of the speech in seconds, without the encoder's padding. */
  readonly seconds: number;
}

/** Parent to child. */
export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** Child to parent: the result of a task, or the reason why it failed. */
export type ReplyMessage =
  | { readonly id: number; readonly ok: true; readonly value: SpeechClip | readonly string[] }
  | { readonly id: number; readonly ok: false; readonly message: string };
