import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { schoolAccount } from '../../domain/lti/school-account.ts';

interface PlatformUser {
  readonly issuer: string;
  /** `sub` of its messages. */
  readonly subject: string;
}

class Raced extends Error {}

const find = async (db: Db, { issuer, subject }: PlatformUser) =>
  (
    await db
      .selectFrom('lti_users')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.user_id;

function create({ db, clock }: { db: Db; clock: Clock }, { issuer, subject }: PlatformUser): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const { user_id: userId } = await tx
      .insertInto('users')
      .values({
        ...{ account: schoolAccount(randomUUID()), password_hash: '' },
        ...{ verified_at: now, created_at: now, vip_until: null },
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    const linked = await tx
      .insertInto('lti_users')
      .values({ issuer, subject, user_id: userId })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!linked) throw new Raced();
    return userId;
  });
}

/**
 * The account of a platform's user, created at the first launch. Only issuer and subject identify it: an email address in
 * a message proves nothing to us, and may be missing.
 */
export async function findAccount(needs: { db: Db; clock: Clock }, user: PlatformUser): Promise<number> {
  const known = await find(needs.db, user);
  if (known !== undefined) return known;
  try {
    return await create(needs, user);
  } catch (error) {
    const other = error instanceof Raced ? await find(needs.db, user) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}
