import { types } from '@rehearse/question-types';
import type { Draft } from '../protocol/protocol.ts';
import { isTimedOut } from '../shared/flow.ts';
import type { JoinedRecording, Recording } from '../shared/ports.ts';
import type { RecorderPhase } from '../shared/recorder.ts';
import { MAX_RECORDING_SECONDS } from '../shared/recording-limit.ts';
import type {
  InteractiveSpeakingContext,
  InteractiveSpeakingInput,
  InteractiveSpeakingProgress,
  InteractiveSpeakingQuestion,
  RecordedTurn,
  TalkPiece,
  TalkQuestion,
} from './interactive-speaking.types.ts';

/** How long the next question waits for a transcript of the answer. */
export const TRANSCRIPT_MS = 3000;

/** Less time than this is no answer. */
const LEAST_SECONDS = 0.5;

const nothing = { isHeard: false, pieces: [], isTextShown: false, isHintShown: false } as const;

/** The progress of a new attempt. */
export const emptyProgress = ({ questions }: InteractiveSpeakingQuestion): InteractiveSpeakingProgress => ({
  part: 'intro',
  turns: [],
  current: questions[0]?.name ?? null,
  ...nothing,
});

export function progressOf(context: InteractiveSpeakingContext): InteractiveSpeakingProgress {
  const { part, turns, current, isHeard, pieces, isTextShown, isHintShown } = context;
  return { part, turns, current, isHeard, pieces, isTextShown, isHintShown };
}

/** Values that are not in a draft, at the beginning and on Solve Again. */
export const idle = {
  isCovered: false,
  audio: null,
  recorder: null,
  startsItself: false,
  takes: [],
  joined: null,
  measured: null,
};

/** Learn mode has no limit for an answer; extra time is extra time for each of them. */
export function answerSecondsOf({ mode, durationSeconds, timeFactor = 1 }: InteractiveSpeakingInput): number | null {
  return mode === 'learn' || durationSeconds === null
    ? null
    : Math.ceil(types.interactiveSpeaking.secondsPerAnswer * timeFactor);
}

/** The initial context. A question may be heard again if its answer had not started, but not in an exam. */
export function toContext(input: InteractiveSpeakingInput, draft: Draft<InteractiveSpeakingProgress> | undefined) {
  const progress = draft?.answer ?? emptyProgress(input.question);
  const { durationSeconds } = input;
  return {
    ...idle,
    ...progress,
    isHeard: input.mode === 'exam' ? progress.isHeard : progress.pieces.length > 0,
    durationSeconds: durationSeconds === null ? null : Math.min(durationSeconds, MAX_RECORDING_SECONDS),
    answerSeconds: answerSecondsOf(input),
  };
}

export const questionNamed = ({ questions }: InteractiveSpeakingQuestion, name: string | null) =>
  questions.find((question) => question.name === name);

/** The question that is being asked or answered; undefined after the last. */
export const currentQuestion = ({ question, current }: InteractiveSpeakingContext): TalkQuestion | undefined =>
  questionNamed(question, current);

/** What a player needs of a question. */
export const soundOf = (question: TalkQuestion | undefined) => ({
  url: question?.audioUrl ?? '',
  speech: question?.speech,
});

/** Sounds that may be played next: of the current question, and of those that may follow. */
export function soundsAhead(context: InteractiveSpeakingContext): string[] {
  const current = currentQuestion(context);
  const following = current ? [current.next ?? null, ...current.branches.map(({ next }) => next)] : [];
  const questions = [current, ...following.map((name) => questionNamed(context.question, name))];
  return [...new Set(questions.flatMap((question) => question?.audioUrl ?? []))];
}

const sumOf = (pieces: readonly TalkPiece[]) => pieces.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);

/** Seconds of sound so far, of all answers. */
export const recordedSeconds = ({ turns, pieces }: InteractiveSpeakingProgress): number =>
  turns.reduce((sum, turn) => sum + sumOf(turn.pieces), sumOf(pieces));

/** Seconds that are left for the current answer, in whatever pieces: by its own limit and by that of the file. */
export function secondsLeft(context: InteractiveSpeakingContext): number {
  const { answerSeconds, pieces } = context;
  const ofAnswer = answerSeconds === null ? Number.POSITIVE_INFINITY : answerSeconds - sumOf(pieces);
  return Math.max(0, Math.min(ofAnswer, MAX_RECORDING_SECONDS - recordedSeconds(context)));
}

export const isAnswerFull = (context: InteractiveSpeakingContext): boolean => secondsLeft(context) < LEAST_SECONDS;

/** Whether nothing more can be asked: the last question was answered, or there is no time or no room left. */
export function isOver(context: InteractiveSpeakingContext): boolean {
  const isFull = MAX_RECORDING_SECONDS - recordedSeconds(context) < LEAST_SECONDS;
  return isTimedOut(context) || currentQuestion(context) === undefined || (isFull && context.pieces.length === 0);
}

/** Closes the current answer and goes to the next question: what was said decides, else the one that fits any answer. */
export function closeTurn(context: InteractiveSpeakingContext, decided: string | null) {
  const { turns, current, pieces } = context;
  return {
    turns: current === null ? turns : [...turns, { name: current, pieces }],
    current: decided ?? currentQuestion(context)?.next ?? null,
    ...nothing,
    ...{ takes: [], audio: null, recorder: null },
  };
}

/** The answered turns, with one whose answer was cut off by the end of the time. */
export const allTurns = ({ turns, current, pieces }: InteractiveSpeakingContext) =>
  current !== null && pieces.length > 0 ? [...turns, { name: current, pieces }] : turns;

/** Ids of all sounds, in the order in which they were recorded. */
export const allPieces = (context: InteractiveSpeakingContext): string[] =>
  allTurns(context).flatMap(({ pieces }) => pieces.map(({ recordingId }) => recordingId));

/** How many questions the learner will have answered if the neutral ones follow. */
export function aboutCount(context: InteractiveSpeakingContext): number {
  let count = context.turns.length;
  const seen = new Set<string>();
  for (
    let at = currentQuestion(context);
    at && !seen.has(at.name);
    at = questionNamed(context.question, at.next ?? null)
  ) {
    seen.add(at.name);
    count += 1;
  }
  return count;
}

/** Where each answer is in the whole recording. */
export function toTurns(context: InteractiveSpeakingContext, joined: JoinedRecording | null): RecordedTurn[] {
  const spans = new Map(joined?.parts.map((part) => [part.recordingId, part]));
  let endMs = 0;
  return allTurns(context).map(({ name, pieces }) => {
    const startMs = endMs;
    for (const { recordingId } of pieces) endMs = Math.round((spans.get(recordingId)?.end ?? 0) * 1000) || endMs;
    return { name, startMs, endMs };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPiece = (value: unknown) =>
  isRecord(value) &&
  typeof value['recordingId'] === 'string' &&
  (value['seconds'] === null || typeof value['seconds'] === 'number');

const arePieces = (value: unknown) => Array.isArray(value) && value.every(isPiece);

/** Whether a draft's answer fits the current question. */
export function isProgressOf(
  question: InteractiveSpeakingQuestion,
  value: unknown,
): value is InteractiveSpeakingProgress {
  if (!isRecord(value)) return false;
  const { part, turns, current, isHeard, pieces, isTextShown, isHintShown } = value;
  const isKnown = (name: unknown) => typeof name === 'string' && questionNamed(question, name) !== undefined;
  return (
    (part === 'intro' || part === 'conversation') &&
    Array.isArray(turns) &&
    turns.every((turn: unknown) => isRecord(turn) && isKnown(turn['name']) && arePieces(turn['pieces'])) &&
    (current === null || isKnown(current)) &&
    arePieces(pieces) &&
    [isHeard, isTextShown, isHintShown].every((flag) => typeof flag === 'boolean')
  );
}

/** A recording without its samples, which take 64 kB per second. */
export function withoutSamples({ samples: _, ...recording }: Recording): Recording {
  return recording;
}

/** Whether there is sound that a stop would keep. */
export const isSounding = (phase: RecorderPhase | undefined): boolean =>
  phase === 'recording' || phase === 'paused' || phase === 'stopping' || phase === 'stopped';
