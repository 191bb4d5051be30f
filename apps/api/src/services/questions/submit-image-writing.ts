import type { Db } from '../../db/index.ts';
import { describeText } from '../../domain/description-feedback.ts';
import type { Clock } from '../../http/deps.ts';
import { BadRequest } from '../../http/errors.ts';
import { saveAttempt } from './save-attempt.ts';

/** A description of a photo. */
export interface ImageWriting {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly answer: string;
}

/**
 * Saves a description of a photo and gives feedback on what can be counted in it.
 *
 * @throws BadRequest when the answer is empty, NotFound when there is no such question
 */
export async function submitImageWriting(deps: { db: Db; clock: Clock }, writing: ImageWriting): Promise<string> {
  if (writing.answer.trim() === '') throw new BadRequest('writing.empty', { field: 'answer' });
  await saveAttempt(deps, { ...writing, kind: 'image-writing' });
  return describeText(writing.answer);
}
