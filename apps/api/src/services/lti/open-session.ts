import type { Device } from '../../domain/device.ts';
import type { Deps } from '../deps.ts';
import { type SessionGrant, startSession } from '../sessions/start.ts';
import type { Opening } from './accept.ts';
import { spendTicket } from './tickets.ts';

/** A session for a platform's user, and the path of the app where it begins. */
export type OpenedSession = Opening & SessionGrant;

/**
 * Logs a platform's user in with the ticket of a launch.
 *
 * @throws LtiError when the ticket was used or has expired
 */
export async function openSession(
  needs: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>,
  { ticket, device }: { ticket: string; device: Device },
): Promise<OpenedSession> {
  const opening = await spendTicket<Opening>(needs, 'open', ticket);
  return { ...opening, ...(await startSession(needs, { userId: opening.userId, device })) };
}
