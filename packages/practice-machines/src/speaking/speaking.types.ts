import type { FluencyResult, ReadAloudResult } from '@rehearse/scoring';
import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  GradedAnswers,
  PictureSource,
  PracticeQuestion,
} from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { CameraView } from '../shared/camera.ts';
import type { Recording, Speech } from '../shared/ports.ts';
import type { RecorderView } from '../shared/recorder.ts';
import type { SpeakingVerdict } from '../shared/speech-verdict.ts';

export type { SpeakingVerdict } from '../shared/speech-verdict.ts';

/** A prompt that is heard. */
export interface SpokenPrompt {
  audioUrl: string;
  text: string;
  /** What the sound says, for players that can speak; absent for the sound only. */
  speech?: Speech | undefined;
}

/** A speaking task: a sentence to read aloud, a topic, a spoken prompt or a picture to describe. */
export interface SpeakingQuestion extends PracticeQuestion {
  /** Determines whether the prompt is read aloud (2) or talked about (3, 4, 5, 13). */
  submoduleId: number;
  /** The sentence or the topic; empty if the task is a sound (4) or a picture (5). */
  prompt: string;
  /** Questions that guide the answer (3). */
  guidingQuestions?: readonly string[];
  /** The picture (5); `url` is null if there is none, `sources` are other versions of it. */
  picture?: { url: string | null; alt: string; sources?: readonly PictureSource[] };
  /** The spoken prompt (4), and its text, which is shown in review only. */
  spokenPrompt?: SpokenPrompt;
  /** Time to read, look or listen before speaking; if absent, speaking starts at once. Not limited in learn mode. */
  preparationSeconds?: number;
  /** A sample recording; absent for none. */
  sampleAudioUrl?: string;
  /** What the sample recording says, for players that can speak; absent for the recording only. */
  sampleSpeech?: Speech | undefined;
  /** When the words of the sample are spoken, if it reads the prompt; absent if that is not known. */
  sampleWordTimesUrl?: string;
  /** A sample answer; absent if it is the prompt itself. */
  sampleText?: string;
  /** Answers to compare with the sample in review. */
  graded?: GradedAnswers;
}

/** What the learner said. */
export interface SpeakingAnswer {
  /** Null: the time was over before anything was recorded (exam mode). */
  recording: Recording | null;
}

/** Assessment of a recording; everything is an estimate. */
export interface SpeakingResult {
  /** Null if the sound couldn't be analysed on this device. */
  fluency: FluencyResult | null;
  /** Comparison with the text; null without a transcript, or if the task is not reading aloud. */
  reading: ReadAloudResult | null;
  /** Null if the sound couldn't be analysed. */
  verdict: SpeakingVerdict | null;
}

/** One attempt at the question. */
export interface Take {
  recording: Recording;
  /** Null in exam mode, or if assessing failed. */
  result: SpeakingResult | null;
}

/** `preparing`: during the preparation. `speaking`: before, during or after the recording. */
export type SpeakingStage = 'preparing' | 'speaking';

/** What a draft stores: the id of the sound, and the progress of the task. */
export interface SpeakingDraftAnswer {
  /** Id of the stored sound: the current recording, or in review the take that is the answer. */
  recordingId: string | null;
  /** Finished takes, oldest first. */
  takeIds?: readonly string[];
  /** While preparing, the draft's `elapsedMs` is preparation time. */
  stage?: SpeakingStage;
  /** How often the prompt was played; absent for never. */
  playsUsed?: number;
  /** Hints used so far; absent for none. */
  hintsGiven?: number;
}

/** Context of a speaking task. Everything else is derived from it. */
export interface SpeakingContext extends FlowContext<SpeakingQuestion> {
  stage: SpeakingStage;
  /** Preparation time; null without a limit, or without a preparation. */
  preparationMs: number | null;
  /** Preparation time used; `elapsedMs` is speaking time. */
  preparedMs: number;
  /** How often the prompt was played. */
  playsUsed: number;
  /** The view of the prompt's player; null before its first report. */
  audio: AudioPlayerView | null;
  /** Hints used so far. */
  hintsGiven: number;
  /** The preparation is over: recording starts as soon as the recorder is ready. */
  startsItself: boolean;
  /** The learner paused the recording, so only the learner can resume it. */
  heldByLearner: boolean;
  recordingId: string | null;
  /** The camera's current view (13). */
  camera: CameraView;
  /** The recorder's current view; null before its first report. */
  recorder: RecorderView | null;
  /** The recording to assess or keep: just made, or recovered after a reload. */
  current: Recording | null;
  /** Ids of the takes of an earlier visit. */
  keptTakeIds: readonly string[];
  /** Recovered takes of an earlier visit that have not been assessed again yet. */
  found: readonly Recording[];
  /** Finished attempts, oldest first. */
  takes: readonly Take[];
  answered: boolean;
  /** Result of the take that is the answer; null until reviewed, if it couldn't be assessed, and always in exam mode. */
  result: SpeakingResult | null;
}

/** Events of a speaking task: its own and those of every flow. */
export type SpeakingEvent =
  | FlowEvent
  /** Ends the preparation and starts recording. Ignored in exam mode, unless the sound can't be played. */
  | { type: 'recording.start' }
  /** Pauses recording and clock. Ignored in exam mode. */
  | { type: 'recording.pause' }
  /** Resumes after a pause. */
  | { type: 'recording.resume' }
  /** Ends the recording and submits it. */
  | { type: 'recording.stop' }
  /** Accepts the part that was saved, after a lost device or a reload. */
  | { type: 'recording.keep' }
  /** Submits another take as the answer. */
  | { type: 'take.choose'; recordingId: string }
  /** Turns the camera on or off. Ignored while recording. */
  | { type: 'camera.turn'; on: boolean }
  /** Plays the prompt, while plays are left. */
  | { type: 'audio.play' }
  /** Sets the speed. Learn mode only: otherwise it is part of the task. */
  | { type: 'audio.setRate'; rate: number };

/** Input of a speaking task. */
export type SpeakingInput = FlowInput<SpeakingQuestion, SpeakingDraftAnswer>;
/** Draft of a speaking task, to continue after a reload; store it as JSON. */
export type SpeakingDraft = Draft<SpeakingDraftAnswer>;
/** Events that a speaking task emits; subscribe with `actor.on(type, …)`. */
export type SpeakingEmitted = FlowEmitted<SpeakingAnswer, SpeakingResult, SpeakingDraftAnswer>;
