import type { FluencyResult, ReadAloudResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';
import type { Recording } from '../shared/ports.ts';
import type { RecorderView } from '../shared/recorder.ts';

/** Something to say: a sentence to read aloud, a topic, a picture to describe. */
export interface SpeakingQuestion extends PracticeQuestion {
  /** Decides whether the prompt is read aloud (2) or talked about (3, 5, 13). */
  submoduleId: number;
  prompt: string;
  /** Questions that guide the answer (3). */
  guidingQuestions?: readonly string[];
  /** The picture (5). */
  imageUrl?: string;
  sampleAudioUrl?: string;
  sampleText?: string;
}

export interface SpeakingAnswer {
  /** Null: the time was over before anything was recorded (exam mode). */
  recording: Recording | null;
}

/** What a recording alone tells; all of it estimates. */
export interface SpeakingResult {
  /** Null if the sound couldn't be measured on this device. */
  fluency: FluencyResult | null;
  /** The reading beside the text; null without a transcript, or if nothing was to be read aloud. */
  reading: ReadAloudResult | null;
}

/** One try at the question. */
export interface Take {
  recording: Recording;
  /** Null in exam mode, or if assessing failed. */
  result: SpeakingResult | null;
}

export interface SpeakingDraftAnswer {
  /** Under which the sound is kept. */
  recordingId: string | null;
}

export interface SpeakingContext extends FlowContext<SpeakingQuestion> {
  recordingId: string | null;
  /** The recorder as it is now; null before it first reported. */
  recorder: RecorderView | null;
  /** What to assess or to keep: just recorded, or found after a reload. */
  current: Recording | null;
  /** Finished tries, oldest first. */
  takes: readonly Take[];
  answered: boolean;
}

export type SpeakingEvent =
  | FlowEvent
  | { type: 'recording.start' }
  | { type: 'recording.stop' }
  /** Takes the part that was saved, after a lost device or a reload. */
  | { type: 'recording.keep' };

export type SpeakingInput = FlowInput<SpeakingQuestion, SpeakingDraftAnswer>;
export type SpeakingDraft = Draft<SpeakingDraftAnswer>;
export type SpeakingEmitted = FlowEmitted<SpeakingAnswer, SpeakingResult, SpeakingDraftAnswer>;
