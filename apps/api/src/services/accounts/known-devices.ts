import { randomBytes } from 'node:crypto';
import type { Keys } from '../keys/keys.ts';

/** How long a device is remembered after its last login. */
export const deviceSeconds = 180 * 24 * 60 * 60;

const mostAccounts = 5;

const partsOf = (cookie: string | undefined) => (cookie ?? '').split('.').filter((part) => part !== '');

/**
 * The device's id if the account has logged in on it before, else null. The cookie holds the id and a MAC per account, so
 * it can't be forged.
 */
export function knownDevice(keys: Keys, cookie: string | undefined, account: string): string | null {
  const [device, ...marks] = partsOf(cookie);
  return device !== undefined && marks.includes(keys.deviceMark(device, account)) ? device : null;
}

/** The cookie with the account added, latest first. */
export function rememberDevice(keys: Keys, cookie: string | undefined, account: string): string {
  const [device = randomBytes(12).toString('base64url'), ...marks] = partsOf(cookie);
  const mark = keys.deviceMark(device, account);
  return [device, mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts + 1).join('.');
}
