import { findType, secondsOf, types } from '@rehearse/question-types';
import type { Draft, PracticeMode } from '../protocol/protocol.ts';
import { timeAway, toFlowContext } from '../shared/flow.ts';
import type { Recording } from '../shared/ports.ts';
import type { RecorderPhase } from '../shared/recorder.ts';
import { ENOUGH_SHARE } from '../shared/speech-verdict.ts';
import type {
  SpeakingContext,
  SpeakingDraftAnswer,
  SpeakingInput,
  SpeakingQuestion,
  SpeakingResult,
} from './speaking.types.ts';

/** Number of plays of a spoken prompt during preparation. */
export const SPOKEN_PROMPT_PLAYS = types.listenThenSpeak.plays;

/** No question has more hints. */
export const MOST_HINTS = 6;

/** Whether the prompt is to be read aloud. */
export function isReadAloud(question: SpeakingQuestion): boolean {
  return question.submoduleId === types.readAloud.id;
}

/** Whether video may be recorded: for answers of several minutes. */
export function isFilmed(question: SpeakingQuestion): boolean {
  return question.submoduleId === types.speakingSample.id;
}

/** Minimum speaking time without pauses, whatever the time limit of the mode. */
export function enoughSpeechSeconds(question: SpeakingQuestion): number {
  return Math.round(secondsOf(question.submoduleId) * ENOUGH_SHARE);
}

/** Recommended number of words; null for none. */
export function recommendedWords(question: SpeakingQuestion): number | null {
  return findType(question.submoduleId)?.recommendedWords?.[0] ?? null;
}

/** Estimated number of words from the counted syllables, rounded to tens. */
export function estimateWords({ fluency }: SpeakingResult): number | null {
  if (fluency?.kind !== 'estimate') return null;
  const { wordsPerMinute, speechSpanSeconds } = fluency.features;
  return Math.round((wordsPerMinute * speechSpanSeconds) / 600) * 10;
}

export function playsAllowed(mode: PracticeMode): number | null {
  return mode === 'learn' ? null : SPOKEN_PROMPT_PLAYS;
}

function preparationMs({ question, durationSeconds, timeFactor = 1 }: SpeakingInput): number | null {
  const { preparationSeconds } = question;
  return durationSeconds === null || preparationSeconds === undefined
    ? null
    : Math.ceil(preparationSeconds * timeFactor) * 1000;
}

const isOptional = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value);
const isText = (value: unknown) => typeof value === 'string';

export function isAnswer(value: unknown): value is SpeakingDraftAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { recordingId, takeIds, stage, playsUsed, hintsGiven }: Record<string, unknown> = { ...value };
  return (
    (recordingId === null || isText(recordingId)) &&
    isOptional(takeIds, (ids) => Array.isArray(ids) && ids.every(isText)) &&
    isOptional(stage, (name) => name === 'preparing' || name === 'speaking') &&
    isOptional(playsUsed, Number.isInteger) &&
    isOptional(hintsGiven, Number.isInteger)
  );
}

/** Initial values of a new attempt. */
export const nothingSaid = (question: SpeakingQuestion) => ({
  stage: question.preparationSeconds === undefined ? ('speaking' as const) : ('preparing' as const),
  preparedMs: 0,
  playsUsed: 0,
  audio: null,
  startsItself: false,
  heldByLearner: false,
  recordingId: null,
  recorder: null,
  current: null,
});

/** A context before it is known whether it has an answer. */
type Begun = Omit<SpeakingContext, 'answered' | 'result'>;

/** The initial context from the input and the draft. */
export function toContext(input: SpeakingInput, draft: Draft<SpeakingDraftAnswer> | undefined): Begun {
  const fresh: Begun = {
    camera: { phase: 'absent' },
    ...toFlowContext(input, undefined, false),
    ...nothingSaid(input.question),
    preparationMs: preparationMs(input),
    hintsGiven: 0,
    keptTakeIds: [],
    found: [],
    takes: [],
  };
  const awayMs = timeAway(input, draft);
  if (!draft) return ranOn(fresh, awayMs);
  const { recordingId, stage = 'speaking', playsUsed = 0, hintsGiven = 0 } = draft.answer;
  const isReviewed = draft.phase === 'reviewed';
  const { takeIds = isReviewed && recordingId !== null ? [recordingId] : [] } = draft.answer;
  const kept = { ...fresh, recordingId, keptTakeIds: takeIds, hintsGiven };
  // a question that was left at its very start has nothing to continue from
  const isUntouched = recordingId === null && draft.elapsedMs === 0 && fresh.stage === 'preparing';
  if (stage === 'preparing') return ranOn({ ...kept, preparedMs: draft.elapsedMs, playsUsed }, awayMs);
  return isUntouched ? kept : ranOn({ ...kept, stage: 'speaking', elapsedMs: draft.elapsedMs, playsUsed }, awayMs);
}

/** Time away from an exam question counts towards the preparation first, then the answer. A spoken prompt starts its own clock. */
function ranOn(context: Begun, awayMs: number): Begun {
  const { stage, elapsedMs, preparedMs, preparationMs, playsUsed, question, durationSeconds } = context;
  if (awayMs === 0) return context;
  if (stage === 'speaking') return { ...context, elapsedMs: elapsedMs + awayMs };
  if (preparationMs === null || (question.spokenPrompt && playsUsed === 0)) return context;
  const usedMs = preparedMs + awayMs;
  if (usedMs < preparationMs) return { ...context, preparedMs: usedMs };
  const spokenMs = usedMs - preparationMs;
  const isOver = durationSeconds !== null && spokenMs >= durationSeconds * 1000;
  return { ...context, stage: 'speaking', startsItself: !isOver, preparedMs: preparationMs, elapsedMs: spokenMs };
}

export function toDraft(context: SpeakingContext): SpeakingDraftAnswer {
  const { stage, recordingId, takes, keptTakeIds, playsUsed, hintsGiven } = context;
  const known = takes.map(({ recording }) => recording.recordingId);
  return { recordingId, takeIds: known.length > 0 ? known : keptTakeIds, stage, playsUsed, hintsGiven };
}

/** The take that is the answer: the chosen one, else the newest. */
export function chosenTake({ takes, recordingId }: Pick<SpeakingContext, 'takes' | 'recordingId'>) {
  return takes.find(({ recording }) => recording.recordingId === recordingId) ?? takes.at(-1);
}

/** A recording without its samples, which take 11 MB for three minutes. */
export function withoutSamples({ samples: _, ...recording }: Recording): Recording {
  return recording;
}

/** Whether the clock runs: during preparation and speech, not while waiting for a device or permission. */
export function isTimedPhase(phase: RecorderPhase): boolean {
  return phase === 'idle' || phase === 'recording';
}

export function isSpeakingPhase(phase: RecorderPhase | undefined): boolean {
  return phase === 'recording' || phase === 'paused' || phase === 'stopping' || phase === 'stopped';
}
