import { timingSafeEqual } from 'node:crypto';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { hashSecret } from './tickets.ts';

/** Whether this is the secret of the browser that began the login. */
export const isBrowserKey = (key: string, browserHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(key)), Buffer.from(browserHash));

/** @throws LtiError when the message came back to another browser than the one that asked for it */
export function proveBrowser(key: string, browserHash: string): void {
  if (!isBrowserKey(key, browserHash)) {
    throw new LtiError('otherBrowser', 'The message came back to another browser than the one that asked for it.');
  }
}
