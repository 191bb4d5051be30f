import type { zSharedReport, zSittingReport } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { Conflict, NotFound } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { makeReport } from './make-report.ts';
import type { SittingKey } from './rows.ts';
import { shareOf } from './share.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'sittings'>;

/**
 * The report of a finished sitting, with its link.
 *
 * @throws NotFound, Conflict when the sitting is not finished or there is no report of it
 */
export async function getReport(deps: Needs, key: SittingKey): Promise<z.infer<typeof zSittingReport>> {
  const report = await makeReport(deps, key);
  if (!report) throw new Conflict('report.notReady');
  return { ...report, share: await shareOf(deps.db, key.sittingId) };
}

/**
 * A report that its owner shared, without answers and recordings.
 *
 * @throws NotFound when the link is unknown or was withdrawn, or there is no report
 */
export async function getSharedReport(deps: Needs, token: string): Promise<z.infer<typeof zSharedReport>> {
  const row = await deps.db
    .selectFrom('shared_reports')
    .select(['sitting_id', 'user_id', 'name'])
    .where('token', '=', token)
    .executeTakeFirst();
  const report = row && (await makeReport(deps, { userId: row.user_id, sittingId: row.sitting_id }));
  if (!row || !report) throw new NotFound('report.notFound');
  const { kind, exam, timeFactor, takenAt, ranges, cefr, concordance, time, questions } = report;
  return {
    ...{ name: row.name, kind, takenAt, ranges, cefr, concordance, time },
    ...(exam && { exam: { name: exam.name, form: exam.form } }),
    ...(timeFactor && { timeFactor }),
    answered: questions.filter(({ state }) => state === 'answered').length,
    count: Math.max(1, questions.length),
  };
}
