import { type Db, sql } from '../../db/index.ts';
import type { Prior } from '../../domain/measurement/priors.ts';

/**
 * Stores what the bank says of the difficulty of questions. A question that has been calibrated keeps its difficulty until
 * the next calibration, which starts from the new one.
 */
export async function storePriors(
  db: Db,
  priors: readonly (Prior & { readonly questionId: number })[],
  now: number,
): Promise<void> {
  const rows = priors.map(({ questionId, points, uncertainty }) => ({
    question_id: questionId,
    prior_difficulty: points,
    prior_uncertainty: uncertainty,
    difficulty: points,
    uncertainty,
    answers: 0,
    updated_at: now,
  }));
  const isNew = sql<number>`question_difficulties.answers = 0`;
  await db
    .insertInto('question_difficulties')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('question_id')
        .doUpdateSet((row) => ({
          prior_difficulty: row.ref('excluded.prior_difficulty'),
          prior_uncertainty: row.ref('excluded.prior_uncertainty'),
          difficulty: sql<number>`case when ${isNew} then excluded.difficulty else question_difficulties.difficulty end`,
          uncertainty: sql<number>`case when ${isNew} then excluded.uncertainty else question_difficulties.uncertainty end`,
          updated_at: row.ref('excluded.updated_at'),
        }))
        .where((row) =>
          row.or([
            row('question_difficulties.prior_difficulty', '<>', row.ref('excluded.prior_difficulty')),
            row('question_difficulties.prior_uncertainty', '<>', row.ref('excluded.prior_uncertainty')),
          ]),
        ),
    )
    .execute();
}
