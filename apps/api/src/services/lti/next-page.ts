import { LtiError } from '../../domain/lti/lti-error.ts';

/** A list that a platform gives in pages is read no further. */
export const mostPages = 50;

/**
 * The address of the next page in a `Link` header; null at the end.
 *
 * @throws LtiError when it is on another host: the access token is for no other
 */
export function nextPage(response: Response, from: string): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  if (next === undefined) return null;
  const url = new URL(next, from);
  if (url.origin !== new URL(from).origin) throw new LtiError('address', 'The next page of a list is elsewhere.');
  return url.href;
}
