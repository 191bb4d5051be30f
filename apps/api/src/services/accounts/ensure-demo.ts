import type { Deps } from '../deps.ts';

/** A demo account for trying the product locally. */
export const demoAccount = { account: 'demo@example.org', password: 'rehearse-demo' } as const;

/** Creates the demo account, already verified, if it does not exist. */
export async function ensureDemo({ db, passwords, clock }: Pick<Deps, 'db' | 'passwords' | 'clock'>): Promise<void> {
  const { account, password } = demoAccount;
  const there = await db.selectFrom('users').select('user_id').where('account', '=', account).executeTakeFirst();
  if (there) return;
  const now = clock.now();
  await db
    .insertInto('users')
    .values({
      account,
      password_hash: await passwords.hash(password),
      verified_at: now,
      created_at: now,
      vip_until: null,
    })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .execute();
}
