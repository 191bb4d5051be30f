import { inTransaction } from '../../db/index.ts';
import type { Deps } from '../../http/deps.ts';
import { BadRequest } from '../../http/errors.ts';
import { consumeCode } from '../codes/consume.ts';
import { type SessionGrant, startSession } from '../sessions/start.ts';

/**
 * Verifies an account by its mailed code and signs in.
 *
 * @throws BadRequest when the code is not the account's, or no longer
 */
export async function verifyAccount(deps: Deps, given: { account: string; code: string }): Promise<SessionGrant> {
  await consumeCode(deps, { ...given, purpose: 'verify' });
  return inTransaction(deps.db, async (db) => {
    const user = await db
      .updateTable('users')
      .set({ verified_at: deps.clock.now() })
      .where('account', '=', given.account)
      .where('verified_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!user) throw new BadRequest('account.alreadyVerified', { field: 'account' });
    return startSession({ ...deps, db }, user.user_id);
  });
}
