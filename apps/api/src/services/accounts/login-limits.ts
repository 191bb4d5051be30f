import { networkOf } from '../../domain/address.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { LimitName } from '../limits/limits.ts';

/** The account, address and device of a login attempt. */
export interface LoginCaller {
  account: string;
  /** The client's address. */
  address: string;
  /** Id of the device, if the account has logged in on it before. */
  device: string | null;
}

type Action = readonly [LimitName, string];

/**
 * Charges the rate limits for a login attempt, and returns a function that refunds them. A known device has its own limit,
 * which nobody else can exhaust. Others have ten attempts per address; after a hundred failures for the account within an
 * hour, two per hour and address, so that the owner can still log in from a new place.
 *
 * @throws LimitReached
 */
export async function chargeLogin(
  { limits }: Pick<Deps, 'limits'>,
  { account, address, device }: LoginCaller,
): Promise<() => Promise<void>> {
  const consumed: Action[] = [];
  const consume = async (...action: Action) => {
    await limits.consume(...action);
    consumed.push(action);
  };
  if (device !== null) {
    await consume('loginPerKnownDevice', `${account} ${device}`);
  } else {
    const pair = `${account} ${networkOf(address)}`;
    await consume('loginPerAccountAndAddress', pair);
    try {
      await consume('loginPerAccount', account);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      await consume('loginUnderAttack', pair);
    }
  }
  return async () => {
    for (const action of consumed) await limits.refund(...action);
  };
}
