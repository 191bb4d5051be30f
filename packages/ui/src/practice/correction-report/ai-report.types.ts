import type { ReportedCorrection } from './correction-report.types.ts';

/** Level of the Common European Framework. */
export type CefrBand = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

/** A score on the test's scale, 10 to 160, as a range. */
export interface ScoreRange {
  low: number;
  high: number;
  band: CefrBand;
}

/** One aspect of an answer. The sentences are in the language of the report; null if there is none. */
export interface Subscore {
  criterion: 'task' | 'coherence' | 'vocabulary' | 'grammar' | 'fluency' | 'pronunciation';
  range: ScoreRange;
  /** What lowered it. */
  lowered: string | null;
  /** What would raise it most. */
  raise: string | null;
}

/** A text of the answer with its mistakes. */
export interface CorrectedPart {
  part: 'whole' | 'partOne' | 'partTwo' | 'summary' | 'speech';
  text: string;
  corrections: readonly ReportedCorrection[];
  /** The same text one level higher; null for none. */
  higher: { band: CefrBand; text: string } | null;
}

/** A spoken word. Times are seconds from the beginning of the recording. */
export interface TranscriptWord {
  text: string;
  start: number;
  end: number;
  /** Absent for words that are neither. */
  note?: 'filler' | 'repetition' | undefined;
  /** Reading aloud: the word of the text that was said here; null if it has none here. Absent for free speech. */
  expected?: string | null | undefined;
}

/** What was said in a recording. */
export interface Transcript {
  words: readonly TranscriptWord[];
  /** Length of the recording. */
  seconds: number;
  wordsPerMinute: number;
  /** Pace in stretches of equal length. */
  pace: readonly { start: number; end: number; wordsPerMinute: number }[];
  /** Reading aloud: words that were not said; `before` is the index of the word before which they belong. */
  missed: readonly { text: string; before: number }[];
}

/** The report of an AI correction. */
export interface AiReport {
  /** Name of the service that made it. */
  service: string;
  /** Whether the service only imitates one. */
  isDemonstration: boolean;
  /** BCP 47 tag of the explanations. */
  language: string;
  /** Null if too little could be checked. */
  overall: ScoreRange | null;
  subscores: readonly Subscore[];
  parts: readonly CorrectedPart[];
  /** What to do next, at most two. */
  nextSteps: readonly string[];
  /** Null for texts. */
  transcript: Transcript | null;
  /** What nobody checked. */
  notChecked: readonly ('picture' | 'pronunciation')[];
}
