import type { PracticeMode } from '../protocol/index.ts';
import type { CallFailure } from '../shared/failure.ts';
import type { MicrophoneFailure, PlaybackFailure } from '../shared/ports.ts';

/** Practice in a row, the short test that finds a learner's level, or a test under exam rules. */
export type SittingKind = 'drill' | 'placement' | 'mock';

/** A place for one question. */
export interface SittingSlot {
  /** From 1, in the order of the sitting. */
  slot: number;
  submoduleId: number;
  /** `missed`: it ended without an answer. */
  state: 'waiting' | 'open' | 'answered' | 'missed';
  /** Absent until the question is chosen. */
  questionId?: number | undefined;
  /** 0..1; null or absent if it is not graded, or not yet. */
  score?: number | null | undefined;
}

/** A series of questions under one policy for clock, order and review. The host owns it. */
export interface Sitting {
  kind: SittingKind;
  state: 'ready' | 'running' | 'paused' | 'finished';
  /** Exam rules: no key before the end, no review, no help, and a pause ends the open question. */
  isSealed: boolean;
  /** Whether the review is shown after each question or only at the end. Sealed sittings ignore it. */
  review: 'each' | 'end';
  /** `exam` in sealed sittings. */
  mode: PracticeMode;
  /** In order; at least one. */
  slots: readonly SittingSlot[];
  /** About how long it takes from the beginning. */
  minutes: number;
}

/** The question of a slot; `slot` is its number, from 1. */
export interface SlotQuestion {
  slot: number;
  submoduleId: number;
  /** As the host gives it; only `question` reads it. */
  question: unknown;
  /** Seconds for the question or its first part; null for no limit. */
  seconds: number | null;
  /** Seconds left of the whole slot, with preparation and all parts; null for no limit. */
  secondsLeft: number | null;
}

/** Output of `openSlot`. */
export interface OpenedSlot {
  current: SlotQuestion;
  /** The question after it, whose clock doesn't run yet; null after the last, or if the host doesn't hand it out. */
  next: SlotQuestion | null;
}

/** What can be checked before a test. */
export type DeviceCheck = 'sound' | 'microphone' | 'quiet' | 'connection';

/**
 * Why a check was not passed.
 * - `refused`, `missing`, `taken`, `unsupported`: the microphone. - `silent`: it is open, but there is no voice.
 * - `blocked`, `unavailable`: the test sound. - `unheard`: the learner heard nothing. - `noisy`: the room is too loud.
 * - `offline`: the host can't be reached. - `slow`: it takes too long to reply.
 */
export type CheckFailure = MicrophoneFailure | PlaybackFailure | 'silent' | 'unheard' | 'noisy' | 'offline' | 'slow';

/** A check and its result. */
export interface CheckResult {
  check: DeviceCheck;
  /** `skipped`: the learner goes on without it. */
  state: 'waiting' | 'running' | 'good' | 'bad' | 'skipped';
  /** Null unless the state is `bad` or `skipped` after a failure. */
  failure: CheckFailure | null;
}

/** Input of a sitting. */
export interface SittingInput {
  sitting: Sitting;
  /** Whether a new drill begins with an introduction, as tests do, instead of its first question. Default false. */
  hasIntroduction?: boolean;
}

/** The flow of a question while it is on screen. The machine only keeps it for views. */
export type RunningFlow = unknown;

/** The call that failed and is repeated by `sitting.retry`. */
export type FailedCall = 'start' | 'open' | 'question' | 'finish' | 'reload';

/** What a sitting knows. */
export interface SittingContext {
  sitting: Sitting;
  /** A new drill begins with an introduction. */
  hasIntroduction: boolean;
  /** The checks that this sitting needs, in order. */
  checks: readonly CheckResult[];
  /** Loudness of the open microphone, 0..1. */
  level: number;
  /** Number of the current slot; 0 before the first one. */
  slot: number;
  /** Question of the current slot; null until it is there. */
  question: SlotQuestion | null;
  /** Question of the next slot, handed out ahead; null if it is not known. */
  next: SlotQuestion | null;
  /** From `question`; null while it is not open. */
  flow: RunningFlow | null;
  /** Whether the time of the last question ended before an answer was given. */
  isTimeUp: boolean;
  /** False while the connection is known to be lost. */
  isOnline: boolean;
  /** Answers on this device that the host doesn't have yet. */
  unsent: number;
  /** Whether another device has answered the question that was open here. */
  isElsewhere: boolean;
  /** Number of the slot that the host refused to open; null for none. */
  refusedSlot: number | null;
  /** The call that failed; null while nothing did. */
  failed: { call: FailedCall; failure: CallFailure } | null;
}

/** Events of a sitting. */
export type SittingEvent =
  /** The learner has read the introduction. */
  | { type: 'sitting.begin' }
  /** Goes on: after the checks, a review, a pause between questions, or a long one. */
  | { type: 'sitting.continue' }
  /** Pauses. In a sealed sitting a question that is open ends; the machine asks first. */
  | { type: 'sitting.pause' }
  /** Ends a drill before its last question, from a pause. */
  | { type: 'sitting.finish' }
  /** Confirms the pause that ends the open question. */
  | { type: 'pause.confirm' }
  /** Stays with the open question. */
  | { type: 'pause.cancel' }
  /** Repeats what failed. */
  | { type: 'sitting.retry' }
  /** Goes on without a question that can't be opened; it counts as missed. */
  | { type: 'question.skip' }
  /** Starts the current check, or repeats it. The following ones start by themselves as long as each is passed. */
  | { type: 'check.start' }
  /** The learner heard the test sound, or didn't. */
  | { type: 'check.heard'; isHeard: boolean }
  /** Goes on without the current check. */
  | { type: 'check.skip' }
  /** From `devices`. */
  | DeviceReport
  /** From `question`. */
  | QuestionReport
  /** From `connection`. */
  | ConnectionReport
  /** From `wait`. */
  | { type: 'wait.ended' };

/** What `devices` reports. */
export type DeviceReport =
  /** About ten times a second while the microphone is open: loudness 0..1. */
  | { type: 'device.level'; level: number }
  /** The test sound ended; the learner says whether it was heard. */
  | { type: 'device.played' }
  /** The result of a check; a sound that was heard is reported by the learner instead. */
  | { type: 'device.checked'; failure: CheckFailure | null };

/** Command to `devices`, `device.check`: run this check; a check that still runs ends. */
export type DeviceCommand = { type: 'device.check'; check: DeviceCheck };

/** What `question` reports. */
export type QuestionReport =
  /** The flow runs and can be drawn. */
  | { type: 'question.opened'; flow: RunningFlow }
  /** An answer was given, and is stored or sent. `score`: 0..1, null if it is not graded. `isTimeUp`: the clock submitted it. */
  | { type: 'question.answered'; score: number | null; isTimeUp: boolean }
  /** The question can't be opened. */
  | { type: 'question.failed'; error: unknown }
  /** After `question.leave`: clock and devices are free. */
  | { type: 'question.left' };

/** Command to `question`, `question.leave`: stop, keep what should be kept, and reply with `question.left`. */
export type QuestionCommand = { type: 'question.leave' };

/** Input of `question`. */
export interface AskedQuestion extends SlotQuestion {
  mode: PracticeMode;
  isSealed: boolean;
}

/** What `connection` reports, at once and at every change: `connection.changed`, with the number of answers that are not sent. */
export type ConnectionReport = { type: 'connection.changed'; isOnline: boolean; unsent: number };

/** Input of `start`, `pause`, `finish` and `reload`: the sitting as it is known here. */
export interface SittingCall {
  sitting: Sitting;
}

/** Input of `openSlot`: the number of the `slot` as well. */
export interface SlotCall extends SittingCall {
  slot: number;
}

/** What a sitting emits; listen with `actor.on(type, …)`. */
export type SittingEmitted =
  /** It is over, now or when it was opened. */
  { type: 'finished'; sitting: Sitting };
