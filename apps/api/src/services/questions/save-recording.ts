import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordingNameOf } from '../../domain/media.ts';
import type { UsageNeeds } from '../usage/usage.ts';
import { type SavedAttempt, saveAttempt } from './save-attempt.ts';

/** A recording to be saved against a question. */
export interface RecordingAttempt {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  /** URL that the upload gave. */
  readonly recordingUrl: string;
  readonly score?: number | undefined;
}

/**
 * Saves an uploaded recording against a question.
 *
 * @throws NotFound when there is no such question, or no such recording of this learner's
 */
export async function saveRecording(
  deps: UsageNeeds & { clock: Clock },
  { recordingUrl, ...attempt }: RecordingAttempt,
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
  return saveAttempt(deps, { ...attempt, kind: 'recording', recording: owned.name });
}
