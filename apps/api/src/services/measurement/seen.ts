import type { Db } from '../../db/index.ts';

/**
 * When a learner last saw each question of a type, in milliseconds since 1970. A sitting's own table of questions that were
 * handed out is added by whoever keeps it.
 */
export type SeenQuestions = (learner: {
  readonly userId: number;
  readonly submoduleId: number;
}) => Promise<ReadonlyMap<number, number>>;

/** The questions that a learner has answered in any way. */
export const attemptedQuestions =
  (db: Db): SeenQuestions =>
  async ({ userId, submoduleId }) => {
    const rows = await db
      .selectFrom('attempts')
      .select(({ fn }) => ['question_id', fn.max('created_at').as('seen_at')])
      .where('user_id', '=', userId)
      .where('submodule_id', '=', submoduleId)
      .groupBy('question_id')
      .execute();
    return new Map(rows.map(({ question_id, seen_at }) => [question_id, Number(seen_at)]));
  };

/** Several sources together: the latest time counts. */
export const seenInAny =
  (...sources: readonly SeenQuestions[]): SeenQuestions =>
  async (learner) => {
    const seen = new Map<number, number>();
    for (const source of await Promise.all(sources.map((each) => each(learner))))
      for (const [questionId, at] of source) seen.set(questionId, Math.max(at, seen.get(questionId) ?? 0));
    return seen;
  };
