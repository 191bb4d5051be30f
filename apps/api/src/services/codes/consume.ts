import { timingSafeEqual } from 'node:crypto';
import { type CodePurpose, codeMinutes, mostCodeTries } from '../../domain/code.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'keys'>;

/** What came with a code. */
export interface UsedCode {
  /** Of a sign-up: its password. */
  passwordHash: string | null;
  /** Whether somebody signed the account up before. */
  isContested: boolean;
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Uses up a code. A try is counted by one statement before the code is looked at, so tries at the same time can't
 * exceed the limit, and of right ones at the same time one wins.
 *
 * @throws InvalidInput when it is wrong, used, older than ten minutes, or was tried five times
 */
export async function consumeCode(
  { db, clock, keys }: Needs,
  { account, purpose, code }: { account: string; purpose: CodePurpose; code: string },
): Promise<UsedCode> {
  const wrong = new InvalidInput('code.wrong', { field: 'verifyCode' });
  const tried = await db
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostCodeTries)
    .where('expires_at', '>', clock.now())
    // a clock that was set back gives no code a longer life
    .where('expires_at', '<=', clock.now() + codeMinutes * 60_000)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried || !isSame(tried.code_hash, keys.hashCode(account, purpose, code.trim()))) throw wrong;
  const used = await db
    .deleteFrom('codes')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', tried.code_hash)
    .returning(['password_hash', 'contested'])
    .executeTakeFirst();
  if (!used) throw wrong;
  return { passwordHash: used.password_hash, isContested: used.contested === 1 };
}
