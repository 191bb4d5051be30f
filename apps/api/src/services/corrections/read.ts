import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { offsetOf, type Page, pageOf } from '../../domain/paging.ts';
import type { Deps } from '../deps.ts';
import { type CorrectionReport, type CorrectionView, reportOf, selectCorrections, viewOf } from './view.ts';

const pageSize = 20;

/** Filter of a learner's corrections. */
export interface CorrectionFilter {
  readonly userId: number;
  readonly page: number;
  readonly attemptId: number | undefined;
}

/** A page of a learner's corrections, latest first, and how many finished ones are new. */
export async function listCorrections(
  { db }: Pick<Deps, 'db'>,
  { userId, page, attemptId }: CorrectionFilter,
): Promise<Page<CorrectionView> & { unseen: number }> {
  const counts = await db
    .selectFrom('corrections')
    .where('user_id', '=', userId)
    .$if(attemptId !== undefined, (query) => query.where('attempt_id', '=', attemptId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await selectCorrections(db, userId)
    .$if(attemptId !== undefined, (query) => query.where('attempt_id', '=', attemptId ?? 0))
    .orderBy('requested_at', 'desc')
    .orderBy('correction_id', 'desc')
    .limit(pageSize)
    .offset(offsetOf({ page, size: pageSize }))
    .execute();
  const content = rows.map(viewOf);
  return { ...pageOf(content, Number(counts.n), { page, size: pageSize }), unseen: await countUnseen(db, userId) };
}

async function countUnseen(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('corrections')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('seen_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * A learner's correction with its report.
 *
 * @throws NotFound
 */
export async function getCorrection(
  { db }: Pick<Deps, 'db'>,
  { userId, correctionId }: { userId: number; correctionId: number },
): Promise<{ correction: CorrectionView; report: CorrectionReport | null }> {
  const row = await selectCorrections(db, userId).where('correction_id', '=', correctionId).executeTakeFirst();
  if (!row) throw new NotFound('correction.notFound');
  return { correction: viewOf(row), report: reportOf(row) };
}

/**
 * Marks a finished correction as seen; one that is not finished stays unseen.
 *
 * @throws NotFound
 */
export async function markSeen(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { userId, correctionId }: { userId: number; correctionId: number },
): Promise<void> {
  await getCorrection({ db }, { userId, correctionId });
  const marked = await db
    .updateTable('corrections')
    .set({ seen_at: clock.now(), changed_at: clock.now() })
    .where('correction_id', '=', correctionId)
    .where('finished_at', 'is not', null)
    .where('seen_at', 'is', null)
    .returning('correction_id')
    .executeTakeFirst();
  if (marked) changes.changed({ userId, correctionId });
}
