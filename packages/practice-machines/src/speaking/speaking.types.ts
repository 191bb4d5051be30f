import type { Extent, FluencyRefusal, FluencyResult, ReadAloudResult } from '@rehearse/scoring';
import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  MiddleAnswer,
  PictureSource,
  PracticeQuestion,
} from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { CameraView } from '../shared/camera.ts';
import type { Recording } from '../shared/ports.ts';
import type { RecorderView } from '../shared/recorder.ts';

/** Something to say: a sentence to read aloud, a topic, something heard, a picture to describe. */
export interface SpeakingQuestion extends PracticeQuestion {
  /** Decides whether the prompt is read aloud (2) or talked about (3, 4, 5, 13). */
  submoduleId: number;
  /** The sentence or the topic; empty where something is heard (4) or seen (5). */
  prompt: string;
  /** Questions that guide the answer (3). */
  guidingQuestions?: readonly string[];
  /** The picture (5); `url` is null if there is none, `sources` are other files of it. */
  picture?: { url: string | null; alt: string; sources?: readonly PictureSource[] };
  /** What is heard (4), and its text, which is shown in review only. */
  spokenPrompt?: { audioUrl: string; text: string };
  /** Time to read, look or listen before speaking; without it one speaks at once. Not limited in learn mode. */
  preparationSeconds?: number;
  /** How it may sound; absent where nobody recorded it. */
  sampleAudioUrl?: string;
  /** What one may say; absent where it is the prompt itself. */
  sampleText?: string;
  /** Compared with the sample in review. */
  middle?: MiddleAnswer;
}

/** What the learner said. */
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
  /** Null if the sound couldn't be measured. */
  verdict: SpeakingVerdict | null;
}

/**
 * Whether a recording can be an answer to its task.
 * - `whole`, `less`, `more`: a sentence to read aloud, by its length. - `other`: a recogniser heard another sentence.
 * - `enough`, `short`: a talk, by the time with voice. - A refusal: there is nothing to measure.
 */
export type SpeakingVerdict =
  | { code: Extent | 'other' | 'enough' | FluencyRefusal }
  | { code: 'short'; spokenSeconds: number; enoughSeconds: number };

/** One try at the question. */
export interface Take {
  recording: Recording;
  /** Null in exam mode, or if assessing failed. */
  result: SpeakingResult | null;
}

/** `preparing`: the preparation is not over. `speaking`: recording is what's next, or is on, or is done. */
export type SpeakingStage = 'preparing' | 'speaking';

/** What a draft keeps of an answer: where its sound is, and how far the task was. */
export interface SpeakingDraftAnswer {
  /** Under which the sound is kept: what is being recorded, or in review the take that counts. */
  recordingId: string | null;
  /** Finished takes, oldest first. */
  takeIds?: readonly string[];
  /** While preparing, the draft's `elapsedMs` is time of preparation. */
  stage?: SpeakingStage;
  /** How often the prompt was heard; absent for never. */
  playsUsed?: number;
  /** Hints asked for so far; absent for none. */
  hintsGiven?: number;
}

/** What a speaking task knows. Everything else is derived from it. */
export interface SpeakingContext extends FlowContext<SpeakingQuestion> {
  stage: SpeakingStage;
  /** The time of preparation; null without a limit, or without a preparation. */
  preparationMs: number | null;
  /** Time used of it; `elapsedMs` is time of speaking. */
  preparedMs: number;
  /** How often the prompt was heard. */
  playsUsed: number;
  /** The player of what is heard; null before it first reported. */
  audio: AudioPlayerView | null;
  /** Hints asked for so far. */
  hintsGiven: number;
  /** The preparation is over: the recording starts as soon as the recorder is there. */
  startsItself: boolean;
  /** The learner paused the recording; only the learner goes on with it. */
  heldByLearner: boolean;
  recordingId: string | null;
  /** The camera as it is now (13). */
  camera: CameraView;
  /** The recorder as it is now; null before it first reported. */
  recorder: RecorderView | null;
  /** What to assess or to keep: just recorded, or found after a reload. */
  current: Recording | null;
  /** Ids of the takes of an earlier visit. */
  keptTakeIds: readonly string[];
  /** Takes of an earlier visit that were found and wait to be assessed again. */
  found: readonly Recording[];
  /** Finished tries, oldest first. */
  takes: readonly Take[];
  answered: boolean;
  /** Of the take that counts; null until reviewed, if it couldn't be assessed, and always in exam mode. */
  result: SpeakingResult | null;
}

/** What a speaking task is told. Beside its own events, those of every flow. */
export type SpeakingEvent =
  | FlowEvent
  /** While preparing: speaks at once. Ignored in exam mode, unless the sound can't be played. */
  | { type: 'recording.start' }
  /** Pauses recording and clock. Ignored in exam mode. */
  | { type: 'recording.pause' }
  /** Goes on after a pause. */
  | { type: 'recording.resume' }
  /** Ends the recording: it is the answer. */
  | { type: 'recording.stop' }
  /** Takes the part that was saved, after a lost device or a reload. */
  | { type: 'recording.keep' }
  /** Gives another take as the answer. */
  | { type: 'take.choose'; recordingId: string }
  /** The switch of the camera. Ignored while one speaks. */
  | { type: 'camera.turn'; on: boolean }
  /** Plays the prompt, while plays are left. */
  | { type: 'audio.play' }
  /** Learn mode only: the speed is part of the task. */
  | { type: 'audio.setRate'; rate: number };

/** What a speaking task starts from. */
export type SpeakingInput = FlowInput<SpeakingQuestion, SpeakingDraftAnswer>;
/** What a reload of a speaking task goes on from; keep it as JSON. */
export type SpeakingDraft = Draft<SpeakingDraftAnswer>;
/** What a speaking task tells; listen with `actor.on(type, …)`. */
export type SpeakingEmitted = FlowEmitted<SpeakingAnswer, SpeakingResult, SpeakingDraftAnswer>;
