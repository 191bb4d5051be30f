import type { SpeechRequest } from './key.ts';

/** Accents for which phonemes are available. */
export type PhonemeAccent = 'rp' | 'us';

/** A task for the child process. */
export type Task =
  | { readonly do: 'synthesize'; readonly request: SpeechRequest }
  | { readonly do: 'measure'; readonly request: SpeechRequest }
  | { readonly do: 'level'; readonly wav: Uint8Array }
  | { readonly do: 'phonemes'; readonly words: readonly string[]; readonly accent: PhonemeAccent };

/** A word of the text and when it is spoken. */
export interface WordTime {
  /** As in the text, with its punctuation. */
  readonly text: string;
  /** Seconds from the start of the decoded MP3 file. */
  readonly start: number;
  readonly end: number;
}

/** A finished clip. */
export interface SpeechClip {
  /** A whole MP3 file, mono. */
  readonly mp3: Uint8Array;
  /** Length of the speech in seconds, without the encoder's padding. */
  readonly seconds: number;
  /** Every word of the text, in order; null if the synthesizer did not say where they are. */
  readonly words: readonly WordTime[] | null;
}

/** What a program can say about how a clip sounds. */
export interface SpeechMeasures {
  /** Integrated loudness in LUFS (ITU-R BS.1770-5). */
  readonly loudness: number;
  /** Highest value between the samples too, in decibels of full scale. */
  readonly truePeak: number;
  /** Silence at both ends, in seconds. */
  readonly silenceBefore: number;
  readonly silenceAfter: number;
  /** Length without that silence, in seconds. */
  readonly speechSeconds: number;
  /** Median in hertz, and standard deviation in semitones; null if too little of the clip is voiced. */
  readonly pitch: { readonly hertz: number; readonly deviation: number } | null;
}

/** Speech of another program, with the loudness and silence of our clips. */
export interface LevelledClip {
  /** A whole MP3 file, mono. */
  readonly mp3: Uint8Array;
  /** Length in seconds, without the encoder's padding. */
  readonly seconds: number;
  readonly measures: SpeechMeasures;
}

/** The result of a task. */
export type TaskResult = SpeechClip | SpeechMeasures | LevelledClip | readonly string[];

/** Parent to child. */
export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** Child to parent: the result of a task, or the reason why it failed. */
export type ReplyMessage =
  | { readonly id: number; readonly ok: true; readonly value: TaskResult }
  | { readonly id: number; readonly ok: false; readonly message: string };
