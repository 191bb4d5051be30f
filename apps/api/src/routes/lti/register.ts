import { html } from 'hono/html';
import { LtiError } from '../../domain/lti/lti-error.ts';
import type { PageCall } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { registerPlatform } from '../../services/lti/index.ts';
import { ltiPage } from './page.ts';

/** Registers a platform whose administrator opened an operator's invitation in it. */
export async function register(call: PageCall): Promise<Response> {
  const { searchParams } = new URL(call.request.url);
  const configurationUrl = searchParams.get('openid_configuration');
  if (configurationUrl === null) {
    throw new LtiError('registration', 'The invitation has to be opened by a platform, not in a browser.');
  }
  const { platformId, issuer } = await registerPlatform(call.deps, {
    ticket: String(call.params.ticket),
    configurationUrl,
    registrationToken: searchParams.get('registration_token') ?? undefined,
  });
  logSecurity(call, 'lti.registered', {});
  call.log.info({ platformId, issuer }, 'a platform was registered');
  return ltiPage(call, {
    title: (texts) => texts.registered,
    body: (texts) => html`<h1>${texts.registered}</h1>
      <div class="card"><p>${texts.registeredWhy}</p><button id="close" type="button">${texts.close}</button></div>`,
    script: `document.getElementById('close').addEventListener('click', () =>
      (window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*'));`,
  });
}
