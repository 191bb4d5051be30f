import { type Db, inTransaction, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { isSchoolAccount } from '../../domain/lti/school-account.ts';
import { accountDeletedMail } from '../../domain/mails.ts';
import { recordingKey } from '../../domain/media.ts';
import type { Deps } from '../deps.ts';
import { checkPassword } from './check-password.ts';
import { belongsTo } from './learner-rows.ts';
import { type Learner, type LearnerTable, learnerTables } from './learner-tables.ts';
import { removePendingFiles } from './pending-files.ts';

/** What a learner gives to delete their account. */
export interface Confirmation {
  readonly password?: string | undefined;
  /** Instead of a password, for an account of a school, which has none. */
  readonly confirmed?: true | undefined;
}

async function checkConfirmation(deps: Deps, learner: Learner, { password, confirmed }: Confirmation): Promise<void> {
  if (isSchoolAccount(learner.account)) {
    if (!confirmed) throw new InvalidInput('field.required', { field: 'confirmed' });
  } else {
    if (password === undefined) throw new InvalidInput('field.required', { field: 'password' });
    await checkPassword(deps, { userId: learner.userId, password, field: 'password' });
  }
}

/**
 * Deletes the logged-in learner's account as {@link eraseAccount} does, and mails that it is gone.
 *
 * @throws InvalidInput when the password is wrong or missing, LimitReached
 */
export async function deleteAccount(deps: Deps, learner: Learner, confirmation: Confirmation): Promise<void> {
  await checkConfirmation(deps, learner, confirmation);
  await eraseAccount(deps, learner);
  deps.sessions.forgetUser(learner.userId);
  if (!isSchoolAccount(learner.account)) void deps.mail.send(accountDeletedMail(learner.account));
}

/**
 * Permanently deletes an account: its rows in every table, its sessions and its recordings. Payment records required for
 * accounting are kept without personal data. The rows are deleted in one transaction, which also queues the files; files
 * that can't be deleted now, and copies left in the database file, are retried by the upkeep.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'log'> & { store: Pick<Deps['store'], 'noteScrub' | 'scrub'> },
  learner: Learner,
): Promise<void> {
  const tables = await learnerTables(deps.db);
  await inTransaction(deps.db, async (db) => {
    // Locks the row that a concurrent upload holds while it is recorded, so that its file is queued as well.
    await sql`update users set user_id = user_id where user_id = ${learner.userId}`.execute(db);
    await listFiles({ db, clock: deps.clock }, learner.userId);
    await keepPayments(db, learner.userId);
    await deleteRows(db, learner, tables);
    await deps.store.noteScrub(db);
  });
  await removePendingFiles(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'files of a deleted account are left for the upkeep'),
  );
  await deps.store
    .scrub()
    .catch((error: unknown) => deps.log.error({ err: error }, 'copies of a deleted account are left for the upkeep'));
}

async function listFiles({ db, clock }: { db: Db; clock: Clock }, userId: number) {
  const recordings = await db.selectFrom('recordings').select('name').where('user_id', '=', userId).execute();
  for (const { name } of recordings) {
    await db
      .insertInto('doomed_files')
      .values({ key: recordingKey(name), doomed_at: clock.now() })
      .execute();
  }
}

async function keepPayments(db: Db, userId: number) {
  await db
    .insertInto('kept_payments')
    .columns(['reference', 'pricing_id', 'amount_cents', 'currency', 'paid_at'])
    .expression((eb) =>
      eb
        .selectFrom('checkouts')
        .select(['reference', 'pricing_id', 'amount_cents', 'currency', 'paid_at'])
        .where('user_id', '=', userId)
        .where('status', '=', 'paid')
        .$narrowType<{ paid_at: number }>(),
    )
    .execute();
}

/** Deletes the account's own row first: the store cascades to rows that refer to it. */
async function deleteRows(db: Db, learner: Learner, tables: LearnerTable[]) {
  await db.deleteFrom('users').where('user_id', '=', learner.userId).execute();
  for (const table of tables) {
    await sql`delete from ${sql.table(table.name)} where ${belongsTo(table, learner)}`.execute(db);
  }
}
