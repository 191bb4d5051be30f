import type { DeliveryStatus, Draft, FlowEmitted, PracticeSettings } from '../protocol/index.ts';
import type { CallFailure } from '../shared/failure.ts';

/** A draft as it is stored: with the settings it was made under. */
export type StoredDraft = Draft<unknown> & {
  settings: PracticeSettings;
  /** When `elapsedMs` was last read, by `RunningQuestionInput.now`. */
  readAt?: number;
};

/** Stored when an exam question is opened and has no draft yet: its clock runs on from here. */
export type OpenedExam = Required<Pick<StoredDraft, 'settings' | 'readAt'>>;

/** An event for a flow. */
export interface FlowMessage {
  type: string;
}

/** What a flow emits. */
export type FlowReport =
  /** What every flow emits: see the protocol. */
  | FlowEmitted<unknown, unknown>
  /** The learner wants the answer to be sent again now. */
  | { type: 'sendAgain' };

/** What is used of a flow's actor; every practice flow's actor fits. */
export interface FlowActor {
  start(): unknown;
  stop(): unknown;
  send(event: FlowMessage): void;
  getSnapshot(): { hasTag(tag: string): boolean; context: { elapsedMs: number } };
  subscribe(listener: () => void): { unsubscribe(): void };
  on(type: '*', listener: (event: FlowReport) => void): unknown;
}

/** How a flow is opened. */
export interface OpenFlowOptions {
  settings: PracticeSettings;
  /** What was stored for the question, in any condition; null for nothing. */
  draft: unknown;
  /** Exam mode: how long the question was left for, in milliseconds. */
  awayMs: number;
}

/** A question's flow, loaded and ready to open. */
export interface LoadedFlow {
  /** Creates the actor; the machine starts and stops it. */
  open(options: OpenFlowOptions): FlowActor;
  /** What to submit for an answer; null if there is nothing for the host. */
  toSubmission(answered: { answer: unknown; result: unknown }): unknown;
  /** The event by which the flow learns of its answer's delivery; null for none. */
  onDelivery?: ((status: DeliveryStatus) => FlowMessage | null) | undefined;
}

/** Output of `load`. */
export interface LoadedQuestion {
  flow: LoadedFlow;
  /** What was stored for the question, in any condition; null for nothing. */
  draft: unknown;
}

/** What a running question starts from. */
export interface RunningQuestionInput {
  /** A random text, the start of each answer's idempotency key. */
  visitId: string;
  settings: PracticeSettings;
  /** Milliseconds by a clock that runs on across reloads and pages. */
  now(): number;
}

/** Where an answer is on its way to the host. */
export type SaveState =
  /** `onlyHere`: the device keeps it; the host has no call for it. */
  { state: 'onDevice' | 'inMemory' | 'saved' | 'onlyHere' } | { state: 'refused'; failure: CallFailure };

/** What a running question knows. */
export interface RunningQuestionContext extends RunningQuestionInput {
  /** Whether this tab has the question; null until that is known. */
  lock: TabLock | null;
  /** Null until it is loaded. */
  flow: LoadedFlow | null;
  /** The flow's actor: running, or not started where the question is read-only. Null until the flow is opened. */
  actor: FlowActor | null;
  /** The settings that `actor` was opened under; `settings` are those that the learner wants. */
  openedUnder: PracticeSettings;
  /** The newest draft; null if there never was one. */
  draft: StoredDraft | null;
  /** When the time used last changed, by `now`. */
  readAt: number;
  /** How long an exam question had been left for when it was opened, in milliseconds. */
  awayMs: number;
  /** Whether the time of an exam question ended while it was left. */
  endedAway: boolean;
  /** Answers submitted in this visit. */
  submitCount: number;
  /** Of the newest answer; null if it is not for the host. Statuses of other answers are ignored. */
  idempotencyKey: string | null;
  /** Where the newest answer is; null until that is known. */
  saved: SaveState | null;
  /** Why the question could not be opened; null while nothing went wrong. */
  error: unknown;
}

/** `editable`: this tab has the question. `readOnly`: another tab has it; this one takes over when that one goes. */
export type TabLock = 'editable' | 'readOnly';

/** What `lock` reports. */
export type LockEvent =
  /** Sent at least once, and again whenever the lock moves. */
  { type: 'lock.changed'; state: TabLock };

/** Events of a running question. */
export type RunningQuestionEvent =
  /** The learner chose other settings. They take hold between two tries. */
  | { type: 'settings.change'; settings: PracticeSettings }
  /** The learner leaves for another question or page. The draft is stored as it should wait. */
  | { type: 'question.leave' }
  /** The learner was signed out: the draft stays as it is, for after the login. */
  | { type: 'session.end' }
  /** From `lock`. */
  | LockEvent
  /** From `flow`: it runs. */
  | { type: 'flow.started' }
  /** From `flow`: a change to store. */
  | { type: 'flow.drafted'; draft: Draft<unknown> }
  /** From `flow`: an answer was given. `submission` is what the host gets; null for nothing. */
  | { type: 'flow.answered'; draft: Draft<unknown>; submission: unknown }
  /** From `flow`: the learner wants the answer to be sent again now. */
  | { type: 'flow.sendAgain' }
  /** From `flow`, after `flow.pause`: its clock has stopped. */
  | { type: 'flow.paused' }
  /** From `nextTry`: other settings may take hold. */
  | { type: 'flow.free' }
  /** From `answers`: the status of any answer of this account changed. */
  | { type: 'delivery.changed'; status: DeliveryStatus }
  /** From `answers`, after `answer.find`: the status of the newest answer to this question. */
  | { type: 'answer.found'; status: DeliveryStatus }
  /** From `answers`, after `answer.sendAgain`: the key that the answer is sent under now. */
  | { type: 'answer.resent'; previousKey: string; idempotencyKey: string };

/** What a running question emits; listen with `actor.on(type, …)`. */
export type RunningQuestionEmitted =
  /** An answer was submitted, now or in an earlier visit. */
  { type: 'answered' };

/** Commands to `flow`. */
export type FlowCommand =
  /** Stop the clock and reply with `flow.paused`. */
  { type: 'flow.pause' };

/** Commands to `storage`. */
export type RunningQuestionStorageEvent =
  /** Store this for the question. */
  | { type: 'draft.save'; draft: StoredDraft | OpenedExam }
  /** An exam question was given up: remove its draft and its recordings. */
  | { type: 'draft.discard' };

/** Commands to `answers`, which reports each change of a status as `delivery.changed`. */
export type AnswersEvent =
  /** Store the submission together with the draft, then send it under this key. */
  | { type: 'answer.submit'; submission: unknown; idempotencyKey: string; draft: StoredDraft }
  /** Send it now; a refused one is sent under a new key. Reply with `answer.resent`. */
  | { type: 'answer.sendAgain'; idempotencyKey: string }
  /** Look up the newest answer to this question. Reply with `answer.found` if there is one. */
  | { type: 'answer.find' };

/**
 * Input of `leave`: what to do with the draft before releasing the recordings. The tab lock is free when the promise settles.
 */
export type LeaveRequest = { draft: 'keep' } | { draft: 'remove' } | { draft: 'save'; value: StoredDraft };
