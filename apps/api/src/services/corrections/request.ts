import type { zCorrectionRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction, sql } from '../../db/index.ts';
import { secondsToTomorrow } from '../../domain/correction/periods.ts';
import { InvalidInput, LimitReached, NotAuthenticated, NotFound } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/queue.ts';
import { type Answer, readAnswer, textProblem } from './answer.ts';
import { consentOf } from './consent.ts';
import { isBudgetUsed, leftOf } from './count.ts';
import { isCorrectable } from './services.ts';
import { type CorrectionView, selectCorrections, viewOf } from './view.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'changes'>;
type Request = z.infer<typeof zCorrectionRequest> & { readonly userId: number };

const ofAttempt = (db: Db, userId: number, { attemptId, rubric }: Answer) =>
  selectCorrections(db, userId).where('attempt_id', '=', attemptId).where('rubric', '=', rubric.id).executeTakeFirst();

/**
 * Requests the correction of an attempt. There is one for each attempt and version of its rubric: a repeat returns it, and
 * only one that failed is started again. Nothing is counted before the report is stored.
 *
 * @throws NotFound, InvalidInput with the reason why it can't be corrected, LimitReached
 */
export async function requestCorrection(deps: Needs, request: Request): Promise<CorrectionView> {
  const { userId } = request;
  const answer = await readAnswer(deps.db, request);
  const earlier = await ofAttempt(deps.db, userId, answer);
  if (earlier && earlier.state !== 'failed') return viewOf(earlier);
  await assertPossible(deps, userId, answer);
  await deps.limits.consume('correctionPerAccount', String(userId));
  const view = await inTransaction(deps.db, async (db) => {
    // One request of a learner at a time: two could both see the last correction.
    const { rows } = await sql`update users set user_id = user_id where user_id = ${userId} returning user_id`.execute(
      db,
    );
    if (rows.length === 0) throw new NotAuthenticated();
    const current = await ofAttempt(db, userId, answer);
    if (current && current.state !== 'failed') return viewOf(current);
    await assertLeft({ ...deps, db }, userId);
    const correctionId = await store(db, answer, { ...request, now: deps.clock.now() });
    return getView(db, userId, correctionId);
  });
  deps.changes.jobAdded();
  deps.changes.changed({ userId, correctionId: view.correctionId });
  return view;
}

/** What does not depend on other requests. */
async function assertPossible({ db, clock, config }: Needs, userId: number, answer: Answer) {
  const { corrections } = config;
  if (!isCorrectable(corrections, answer.submoduleId)) throw new InvalidInput('correction.notOffered');
  const problem = answer.recording === null ? textProblem(answer.parts()) : undefined;
  if (problem) throw problem;
  if (!(await consentOf(db, userId, corrections)).given) throw new InvalidInput('correction.noConsent');
  const now = clock.now();
  if (await isBudgetUsed(db, { now, callsPerDay: corrections.callsPerDay })) {
    throw new LimitReached(secondsToTomorrow(now), 'correction.budgetUsed');
  }
}

/** Requested corrections that are not finished are taken off, so that the host does not pay for reports that can't be stored. */
async function assertLeft({ db, clock, config }: Needs, userId: number) {
  const { planLeft, freeLeft, waiting } = await leftOf(db, { userId, now: clock.now(), config: config.corrections });
  if (planLeft + freeLeft <= waiting) throw new InvalidInput('correction.noneLeft');
}

async function store(
  db: Db,
  { attemptId, questionId, submoduleId, rubric }: Answer,
  { userId, language, mailWhenDone = false, now }: Request & { now: number },
): Promise<number> {
  const begun = {
    ...({ language, wants_mail: mailWhenDone ? 1 : 0, state: 'queued', stage: null, failure: null } as const),
    ...{ requested_at: now, changed_at: now, finished_at: null, seen_at: null },
  };
  const { correction_id: correctionId } = await db
    .insertInto('corrections')
    .values({
      ...{ user_id: userId, attempt_id: attemptId, question_id: questionId, submodule_id: submoduleId },
      ...{ rubric: rubric.id, report: null, paid_with: null },
      ...begun,
    })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'rubric']).doUpdateSet(begun))
    .returning('correction_id')
    .executeTakeFirstOrThrow();
  await enqueue(db, { userId, kind: 'correction', subject: correctionId, now });
  return correctionId;
}

/**
 * A learner's correction.
 *
 * @throws NotFound
 */
export async function getView(db: Db, userId: number, correctionId: number): Promise<CorrectionView> {
  const row = await selectCorrections(db, userId).where('correction_id', '=', correctionId).executeTakeFirst();
  if (!row) throw new NotFound('correction.notFound');
  return viewOf(row);
}
