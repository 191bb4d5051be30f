import type { PlatformRow } from '../../db/index.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import type { DeepLinkingMessage } from '../../domain/lti/message.ts';
import type { Deps } from '../deps.ts';
import { findAccount } from './find-account.ts';
import { openResource } from './open-resource.ts';
import { issueTicket } from './tickets.ts';
import type { VerifiedMessage } from './verify-message.ts';

/** What a launch opens. */
export interface Opening {
  readonly userId: number;
  /** A path of the app. */
  readonly path: string;
}

/** A teacher's choice of links that isn't made yet. */
export interface Picking {
  readonly platformId: number;
  readonly message: DeepLinkingMessage;
}

/** The next step: a ticket to open a resource, or to pick links. */
export interface Accepted {
  readonly purpose: 'open' | 'pick';
  readonly ticket: string;
  /** Null while a teacher picks. */
  readonly userId: number | null;
}

/** What stays of a verified message until the browser has proved itself. */
export interface Verified extends Pick<VerifiedMessage, 'message' | 'browserHash'> {
  readonly platform: PlatformRow;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'exams' | 'sittings'>;

/**
 * Accepts a message that came back to the browser that asked for it.
 *
 * @throws LtiError
 */
export async function accept(needs: Needs, { message, platform }: Omit<Verified, 'browserHash'>): Promise<Accepted> {
  if (message.kind === 'deepLinking') {
    if (!message.isTeacher) throw new LtiError('notTeacher', 'Only teachers add links to a course.');
    const picking: Picking = { platformId: platform.platform_id, message };
    return { purpose: 'pick', ticket: await issueTicket(needs, 'pick', picking), userId: null };
  }
  const userId = await findAccount(needs, { issuer: platform.issuer, subject: message.subject });
  const path = await openResource(needs, { userId, platformId: platform.platform_id, message });
  const opening: Opening = { userId, path };
  return { purpose: 'open', ticket: await issueTicket(needs, 'open', opening), userId };
}
