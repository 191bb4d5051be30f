import type { Deps } from '../deps.ts';

/** Whether an e-mail has an account, which is verified then. */
export async function isAccount({ db }: Pick<Deps, 'db'>, account: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('user_id').where('account', '=', account).executeTakeFirst();
  return user !== undefined;
}
