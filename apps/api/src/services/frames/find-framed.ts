import type { Account } from '../../domain/account.ts';
import type { Deps } from '../deps.ts';
import { getQuestion, listPreview, visitor } from '../questions/index.ts';
import type { Question } from '../questions/question-view.ts';
import { isSealedFor } from '../questions/sealed.ts';

/** A question, by its id or by its number in the preview. */
export type FramedKey = { questionId: number } | { preview: number };

/** What a frame may show: the question as any visitor gets it; `closed` if it exists, but is not for frames. */
export type Framed = { state: 'open'; question: Question } | { state: 'closed' } | { state: 'unknown' };

const none: Framed = { state: 'unknown' };

/**
 * Finds the question of a frame.
 *
 * @param reader who is logged in, if anybody: a question of a test of theirs that isn't finished is closed to them
 */
export async function findFramed(
  { db, config: { frames } }: Pick<Deps, 'db' | 'config'>,
  key: FramedKey,
  reader: Account | null,
): Promise<Framed> {
  const previews = await listPreview({ db });
  const preview = previews.find(({ number, questionId }) =>
    'preview' in key ? number === key.preview : questionId === key.questionId,
  );
  const questionId = preview?.questionId ?? ('questionId' in key ? key.questionId : null);
  if (questionId === null) return none;
  const found = await db
    .selectFrom('questions')
    .select('submodule_id')
    .where('question_id', '=', questionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!found) return none;
  const isOffered = frames !== null && (frames.questions === 'all' || preview !== undefined);
  if (!isOffered || (reader && (await isSealedFor(db, reader.userId, questionId)))) return { state: 'closed' };
  const question = await getQuestion({ db }, { questionId, submoduleId: found.submodule_id, userId: visitor });
  return { state: 'open', question };
}
