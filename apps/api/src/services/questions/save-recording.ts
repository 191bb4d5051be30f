import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordingNameOf } from '../../domain/media.ts';
import { answerOfTurns, type RecordedTurn } from '../../domain/recorded-turns.ts';
import type { UsageNeeds } from '../usage/usage.ts';
import { type SavedAttempt, saveAttempt } from './save-attempt.ts';

/** A recording to save as an attempt at a question. */
export interface RecordingAttempt {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  /** URL returned by the upload. */
  readonly recordingUrl: string;
  readonly score?: number | undefined;
  /** Of a conversation: where the answer to each question is. */
  readonly turns?: readonly RecordedTurn[] | undefined;
}

/**
 * Saves an uploaded recording as an attempt at a question.
 *
 * @throws NotFound when the question does not exist, or the learner has no such recording
 */
export async function saveRecording(
  deps: UsageNeeds & { clock: Clock },
  { recordingUrl, turns, ...attempt }: RecordingAttempt,
): Promise<SavedAttempt> {
  const name = recordingNameOf(recordingUrl);
  const owned =
    name === null
      ? undefined
      : await deps.db
          .selectFrom('recordings')
          .select('name')
          .where('name', '=', name)
          .where('user_id', '=', attempt.userId)
          .executeTakeFirst();
  if (!owned) throw new NotFound('recording.notFound');
  const answer = turns && { answer: answerOfTurns(turns) };
  return saveAttempt(deps, { ...attempt, ...answer, kind: 'recording', recording: owned.name });
}
