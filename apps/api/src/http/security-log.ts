import { networkOf } from '../domain/address.ts';
import type { Deps } from '../services/deps.ts';
import type { Call, OperationId } from './route.ts';

/** Security-relevant events of accounts, and of schools' platforms. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'code.sent'
  | 'code.refused'
  | 'code.failed'
  | 'account.verified'
  | 'account.deleted'
  | 'password.changed'
  | 'password.reset'
  | 'password.failed'
  | 'session.refreshReused'
  | 'session.loggedOut'
  | 'session.ended'
  | 'sessions.ended'
  | 'lti.launched'
  | 'lti.refused'
  | 'lti.registered';

/** Failures are logged as warnings, for alerts; the rest as information. */
const isFailure: Readonly<Record<SecurityEvent, boolean>> = {
  'login.succeeded': false,
  'login.failed': true,
  'code.sent': false,
  'code.refused': true,
  'code.failed': true,
  'account.verified': false,
  'account.deleted': false,
  'password.changed': false,
  'password.reset': false,
  'password.failed': true,
  'session.refreshReused': true,
  'session.loggedOut': false,
  'session.ended': false,
  'sessions.ended': false,
  'lti.launched': false,
  'lti.refused': true,
  'lti.registered': false,
};

/** The subject of an event: the account's id when known, else an email address, which is logged as a keyed hash. */
export interface Concerned {
  userId?: number | undefined;
  account?: string;
  /** Code of the failure. */
  reason?: string;
}

type SecurityCall = Pick<Call<OperationId>, 'log' | 'address'> & { deps: Pick<Deps, 'keys'> };

/** Writes one line to the security log: never a password, code, token or email address. */
export function logSecurity(
  { log, address, deps }: SecurityCall,
  event: SecurityEvent,
  { userId, account, reason }: Concerned,
): void {
  const entry = {
    security: event,
    ...(userId === undefined ? {} : { userId }),
    ...(account === undefined ? {} : { account: deps.keys.logMark(account) }),
    ...(reason === undefined ? {} : { reason }),
    network: networkOf(address),
  };
  if (isFailure[event]) log.warn(entry, 'security');
  else log.info(entry, 'security');
}

/** Runs `work` and logs whether it succeeded or failed; the caller may log success itself. */
export async function logged<Result>(
  call: SecurityCall,
  { succeeded, failed, ...concerned }: { succeeded?: SecurityEvent; failed: SecurityEvent } & Concerned,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    if (succeeded) logSecurity(call, succeeded, concerned);
    return result;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'server.failed';
    logSecurity(call, failed, { ...concerned, reason });
    throw error;
  }
}
