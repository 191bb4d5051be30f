import { isLoopbackUrl } from '../loopback.ts';
import { LtiError } from './lti-error.ts';

/**
 * An address of a platform. It must use https; http is accepted on this machine, outside production.
 *
 * @throws LtiError
 */
export function platformAddress(text: string, environment: 'development' | 'production' | 'test'): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAllowed =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && environment !== 'production' && isLoopbackUrl(text));
  if (!url || !isAllowed || url.username !== '' || url.password !== '') {
    throw new LtiError('address', `“${text.slice(0, 200)}” is not an https address of a platform.`);
  }
  return url;
}
