import { html } from 'hono/html';
import { networkOf } from '../../domain/address.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import type { Page, PageCall } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { ltiPage } from './page.ts';
import type { LtiTexts } from './texts.ts';

const textOf = (reasons: LtiTexts['reasons'], reason: string) =>
  reasons[reason in reasons ? (reason as keyof LtiTexts['reasons']) : 'default'];

/** The page that says why a launch is refused. */
const refusedPage = (call: PageCall, { reason }: LtiError): Promise<Response> =>
  ltiPage(call, {
    status: reason === 'keys' ? 502 : 400,
    title: (texts) => texts.refused,
    body: (texts) => html`<h1>${texts.refused}</h1>
      <div class="card">
        <p>${textOf(texts.reasons, reason)}</p>
        <p>${texts.again} <code>${reason}</code></p>
      </div>`,
  });

/** Counts the request, and turns refusals into a page and a line of the security log. */
export function guarded(handler: Page['handler']): Page['handler'] {
  return async (call) => {
    await call.deps.limits.consume('launchPerAddress', networkOf(call.address));
    try {
      return await handler(call);
    } catch (error) {
      if (!(error instanceof LtiError)) throw error;
      logSecurity(call, 'lti.refused', { reason: error.reason });
      call.log.info({ reason: error.reason }, error.message);
      return refusedPage(call, error);
    }
  };
}

/** Whether the request comes from a frame. Browsers that don't tell are taken to be in none. */
export const isFramed = ({ request }: Pick<PageCall, 'request'>): boolean =>
  ['iframe', 'frame', 'embed', 'object'].includes(request.headers.get('sec-fetch-dest') ?? '');

/**
 * Refuses requests that another site's page made, which could log a learner in as somebody else.
 *
 * @throws LtiError
 */
export function requireOwnPage({ request, deps }: Pick<PageCall, 'request' | 'deps'>): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isOurs = site === null ? origin === null || origin === deps.config.publicUrl : site === 'same-origin';
  if (!isOurs) throw new LtiError('otherBrowser', 'The request comes from another site.');
}
