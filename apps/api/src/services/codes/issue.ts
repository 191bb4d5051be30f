import { randomInt } from 'node:crypto';
import { type CodePurpose, codeMinutes, codePauseSeconds } from '../../domain/code.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

const lifeMs = codeMinutes * 60_000;
const pauseMs = codePauseSeconds * 1000;

type Needs = Pick<Deps, 'db' | 'clock' | 'keys'>;

/** What a code is for. */
export interface CodeRequest {
  account: string;
  purpose: CodePurpose;
  /** Of a sign-up: the password that this code opens the account to. Without it a code keeps that of the one before. */
  passwordHash?: string;
}

/** A code, and whether somebody waits to sign up by it. */
export interface IssuedCode {
  code: string;
  isSignUp: boolean;
}

/**
 * Makes a six-digit code, which replaces the account's earlier one. Whether such an account exists plays no part, so
 * that neither time nor reply tells: the caller decides whether the code is mailed.
 *
 * @throws LimitReached within 60 seconds of the last one
 */
export async function issueCode(
  { db, clock, keys }: Needs,
  { account, purpose, passwordHash }: CodeRequest,
): Promise<IssuedCode> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    code_hash: keys.hashCode(account, purpose, code),
    expires_at: now + lifeMs,
    tries: 0,
    sent_at: now,
  };
  const issued = await db
    .insertInto('codes')
    .values({ account, purpose, ...row, password_hash: passwordHash ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'purpose'])
        .doUpdateSet((eb) =>
          passwordHash === undefined
            ? row
            : {
                ...row,
                password_hash: passwordHash,
                contested: eb.case().when('codes.password_hash', 'is', null).then(0).else(1).end(),
              },
        )
        // one of the future was sent before the clock was set back, and says nothing
        .where((row_) => row_.or([row_('codes.sent_at', '<=', now - pauseMs), row_('codes.sent_at', '>', now)])),
    )
    .returning('password_hash')
    .executeTakeFirst();
  if (!issued) throw new LimitReached((await waitOf({ db }, account, purpose, now)) / 1000, 'code.tooSoon');
  return { code, isSignUp: issued.password_hash !== null };
}

async function waitOf({ db }: Pick<Deps, 'db'>, account: string, purpose: CodePurpose, now: number) {
  const last = await db
    .selectFrom('codes')
    .select('sent_at')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return (last?.sent_at ?? now) + pauseMs - now;
}
