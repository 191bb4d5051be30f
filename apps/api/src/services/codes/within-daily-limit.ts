import type { CodePurpose } from '../../domain/code.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/**
 * Runs `work`, which sends the account a code, within the account's daily limit. Requests too soon after the previous code
 * are not counted, or else a stranger could exhaust the limit in a moment.
 *
 * @throws LimitReached when the daily limit is exhausted, and whatever `work` throws
 */
export async function withinDailyLimit<Result>(
  { limits }: Pick<Deps, 'limits'>,
  { account, purpose }: { account: string; purpose: CodePurpose },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${purpose} ${account}`;
  await limits.consume('sendPerAccount', key);
  try {
    return await work();
  } catch (error) {
    if (error instanceof LimitReached) await limits.refund('sendPerAccount', key);
    throw error;
  }
}
