import { retryDelay } from '../../domain/correction/retry.ts';
import { isSchoolAccount } from '../../domain/lti/school-account.ts';
import { correctionMail } from '../../domain/mails.ts';
import type { Deps } from '../deps.ts';
import { delayJob, finishJob, type Job } from '../jobs/queue.ts';

/** Mails a learner that a correction is finished. A mail that can't be sent is tried again, then given up. */
export async function mailCorrection(deps: Deps, job: Job): Promise<void> {
  const { db, mail, config, clock, log } = deps;
  const row = await db
    .selectFrom('corrections')
    .innerJoin('users', 'users.user_id', 'corrections.user_id')
    .select(['account', 'state', 'language', 'seen_at'])
    .where('correction_id', '=', job.subject)
    .executeTakeFirst();
  const isSent =
    !row ||
    row.seen_at !== null ||
    isSchoolAccount(row.account) ||
    (await mail.send(
      correctionMail(row.account, {
        url: `${config.publicUrl}/corrections/${job.subject}`,
        isDone: row.state === 'done',
        language: row.language,
      }),
    ));
  const wait = isSent ? null : retryDelay(job.failures + 1, null, Math.random());
  if (wait !== null) return delayJob(db, job, clock.now() + wait);
  if (!isSent) log.error({ correctionId: job.subject }, 'a learner could not be mailed about a correction');
  await finishJob(db, job);
}
