import { setImmediate } from 'node:timers/promises';
import { estimateFluency } from '@rehearse/scoring';
import type { Db } from '../../db/index.ts';
import { InvalidInput, NotFound } from '../../domain/errors.ts';
import { type AnswerEstimate, estimateSpeech, estimateText } from '../../domain/measurement/index.ts';
import { readWav } from '../../domain/wav.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { type Answer, readAnswer } from '../corrections/answer.ts';
import type { CorrectionReport } from '../corrections/view.ts';
import { readRecording } from '../recordings/read.ts';

/** What is known of an open answer. */
export interface JudgedAnswer {
  /** Null if nobody has judged it. */
  readonly estimate: AnswerEstimate | null;
  /** Whether a correction is under way that will judge it. */
  readonly isPending: boolean;
}

interface Needs {
  readonly db: Db;
  readonly files: FileStore;
}

/** Standard error in points of a service's estimate of one answer (decision 53). */
const SERVICE_ERROR = 12;

/** What a report says an answer is worth; null if it has no overall score, or was made for demonstration. */
export function estimateOfReport({ overall, isDemonstration }: CorrectionReport): AnswerEstimate | null {
  if (!overall || isDemonstration) return null;
  return { points: (overall.low + overall.high) / 2, error: SERVICE_ERROR, by: 'service' };
}

async function measureRecording(deps: Needs, userId: number, name: string): Promise<AnswerEstimate | null> {
  const { bytes } = await readRecording(deps, { userId, name });
  const wav = readWav(bytes);
  return wav && estimateSpeech(estimateFluency(wav.pcm, wav.sampleRate));
}

/** Our own measures; null for what they can't judge. */
async function measure(deps: Needs, userId: number, answer: Answer): Promise<AnswerEstimate | null> {
  if (answer.rubric.medium === 'writing') return estimateText(answer.parts());
  // The pace of a sentence that is read says little about speaking.
  if (answer.rubric.medium === 'readAloud' || answer.recording === null) return null;
  return measureRecording(deps, userId, answer.recording);
}

/** An attempt without an open answer, or whose recording is gone, has nothing to judge. */
const isNothingToJudge = (error: unknown) => error instanceof NotFound || error instanceof InvalidInput;

/**
 * What each open attempt of a learner is worth: by an AI service if one has corrected it, else by our own measures. Other
 * requests get a turn after each.
 */
export async function readEstimates(
  deps: Needs,
  { userId, attemptIds }: { userId: number; attemptIds: readonly number[] },
): Promise<Map<number, JudgedAnswer>> {
  const judged = new Map<number, JudgedAnswer>();
  if (attemptIds.length === 0) return judged;
  const corrections = await deps.db
    .selectFrom('corrections')
    .select(['attempt_id', 'state', 'report'])
    .where('user_id', '=', userId)
    .where('attempt_id', 'in', attemptIds)
    .orderBy('correction_id')
    .execute();
  for (const attemptId of attemptIds) {
    const ofAttempt = corrections.filter(({ attempt_id }) => attempt_id === attemptId);
    const reports = ofAttempt.flatMap(({ report }) =>
      report === null ? [] : [JSON.parse(report) as CorrectionReport],
    );
    const byService = reports.flatMap((report) => estimateOfReport(report) ?? []).at(-1);
    const isPending = !byService && ofAttempt.some(({ state }) => state === 'queued' || state === 'working');
    judged.set(attemptId, { estimate: byService ?? (await measureAttempt(deps, userId, attemptId)), isPending });
    await setImmediate();
  }
  return judged;
}

async function measureAttempt(deps: Needs, userId: number, attemptId: number): Promise<AnswerEstimate | null> {
  try {
    return await measure(deps, userId, await readAnswer(deps.db, { userId, attemptId }));
  } catch (error) {
    if (isNothingToJudge(error)) return null;
    throw error;
  }
}
