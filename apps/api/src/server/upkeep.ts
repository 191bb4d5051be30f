import { dayOf } from '../domain/correction/periods.ts';
import { removePendingFiles } from '../services/accounts/pending-files.ts';
import { signUpSeconds } from '../services/accounts/sign-up-token.ts';
import { mailUnsentMessages } from '../services/contact/mail-message.ts';
import type { Deps } from '../services/deps.ts';
import { removeOldLtiRows } from '../services/lti/index.ts';
import { calibrateIfWorthwhile } from '../services/measurement/index.ts';
import { removeDismissed } from '../services/mistakes/index.ts';
import { removeDeleted } from '../services/notebook/index.ts';
import { removeUnsaved } from '../services/recordings/index.ts';
import { removeEnded } from '../services/sessions/end.ts';
import { closeAbandoned } from '../services/sittings/close-abandoned.ts';
import { loadQuestionBank } from './question-bank.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** How long idempotency keys are kept: a device that was offline for less than this cannot repeat a write. */
const keyDays = 60;
/** How long the days on which services were used are kept. */
const serviceDays = 60;

/**
 * Removes obsolete data: expired codes and sessions, old idempotency keys, deleted cards, dismissed mistakes, recordings that were never saved,
 * and files of deleted accounts that could not be removed earlier.
 */
export async function removeExpired({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now();
  const oldCodes = db.deleteFrom('codes').where('expires_at', '<', now - dayMs);
  await oldCodes.where('password_hash', 'is', null).execute();
  await oldCodes.where('expires_at', '<', now - signUpSeconds * 1000).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await removeEnded(db);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - keyDays * dayMs)
    .execute();
  await db
    .deleteFrom('service_calls')
    .where('day', '<', dayOf(now - serviceDays * dayMs))
    .execute();
  await removeOldLtiRows({ db, clock });
  await removeDeleted({ db, clock });
  await removeDismissed({ db, clock });
  await removeUnsaved({ db, files, clock });
  await removePendingFiles({ db, files });
}

/** Estimates how hard questions are if many were answered since the last time, and names those that should be looked at. */
async function updateDifficulties(deps: Deps): Promise<void> {
  const report = await calibrateIfWorthwhile(deps);
  if (!report) return;
  const { answers, moved, doubtful } = report;
  const questionIds = doubtful.map(({ questionId }) => questionId);
  deps.log.info({ answers, questions: moved.length, lookAt: questionIds }, 'difficulties were estimated from answers');
}

/**
 * Cleans up, finishes abandoned tests and scrubs what an earlier run did not, now and every hour; checks for a new content
 * pack and estimates difficulties daily; sends mail that an earlier run left unsent. Returns a function that stops it.
 */
export function startUpkeep(deps: Deps): () => Promise<void> {
  const report = (error: unknown) => deps.log.error({ err: error }, 'upkeep failed');
  const clean = async () => {
    await removeExpired(deps);
    await closeAbandoned(deps);
    await deps.store.resumeScrub();
  };
  let running = mailUnsentMessages(deps).then(clean).catch(report);
  const timer = setInterval(() => {
    running = clean().catch(report);
  }, hourMs);
  const daily = setInterval(() => {
    const load = loadQuestionBank(deps).then(() => updateDifficulties(deps));
    running = Promise.all([running, load.catch(report)]).then(() => {});
  }, dayMs);
  timer.unref();
  daily.unref();
  return async () => {
    clearInterval(timer);
    clearInterval(daily);
    await running;
  };
}
