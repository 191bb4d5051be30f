import type { Payload } from '@rehearse/content';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { describeText } from '../../domain/description-feedback.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { UsageNeeds } from '../usage/usage.ts';
import { saveAttempt } from './save-attempt.ts';

/** A description of a photo. */
export interface ImageWriting {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly answer: string;
}

/** The sample answers for a photo. Stored payloads have the shape of their submodule. */
async function samplesOf(db: Db, { questionId, submoduleId }: ImageWriting): Promise<string[]> {
  const { rows } = await sql<{ payload: string }>`select payload from questions
    where question_id = ${questionId} and submodule_id = ${submoduleId}`.execute(db);
  const payload: Partial<Payload<11>> = JSON.parse(rows[0]?.payload ?? '{}');
  return [payload.referenceAnswer, payload.middleAnswer].filter((text) => typeof text === 'string');
}

/**
 * Saves a description of a photo and returns automatic feedback.
 *
 * @throws InvalidInput when the answer is empty, NotFound when the question does not exist
 */
export async function submitImageWriting(deps: UsageNeeds & { clock: Clock }, writing: ImageWriting): Promise<string> {
  if (writing.answer.trim() === '') throw new InvalidInput('writing.empty', { field: 'answer' });
  await saveAttempt(deps, { ...writing, kind: 'image-writing' });
  return describeText(writing.answer, await samplesOf(deps.db, writing));
}
