import type { zSiteStats } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';

/** Site statistics, as in the contract. */
export type SiteStats = z.infer<typeof zSiteStats>;

/** Sizes of the question bank and the word book, from counters that imports update. */
export async function readStats({ db }: { db: Db }): Promise<SiteStats> {
  const [counts, words] = await Promise.all([
    db
      .selectFrom('question_counts')
      .select(({ fn }) => ['submodule_id', fn.sum<number | string>('n').as('n')])
      .groupBy('submodule_id')
      .orderBy('submodule_id')
      .execute(),
    db
      .selectFrom('words')
      .select(({ fn }) => fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  const submodules = counts
    .map(({ submodule_id, n }) => ({ submoduleId: submodule_id, questions: Number(n) }))
    .filter(({ questions }) => questions > 0);
  return {
    questions: submodules.reduce((sum, { questions }) => sum + questions, 0),
    words: Number(words.n),
    submodules,
  };
}
