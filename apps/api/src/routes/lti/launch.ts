import { html } from 'hono/html';
import { deviceOf } from '../../domain/device.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import type { PageCall } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import {
  accept,
  beginLogin,
  isBrowserKey,
  issueTicket,
  type LoginRequest,
  loginPath,
  openSession,
  proveBrowser,
  readLoginRequest,
  spendTicket,
  type Verified,
  verifyMessage,
} from '../../services/lti/index.ts';
import { sessionCookies } from '../account/cookies.ts';
import { browserCookie, clearedBrowserCookie, readBrowserCookie } from './browser-cookie.ts';
import { isFramed, requireOwnPage } from './guard.ts';
import { hidden, ltiPage, type Markup, scriptJson } from './page.ts';
import { keepingScript, provingScript } from './platform-storage.ts';
import type { LtiTexts } from './texts.ts';

const formOf = ({ form }: PageCall) => new URLSearchParams(form);

/** Offers a new tab, where our cookies are our own. */
const newTab = (texts: LtiTexts, way: Markup): Markup =>
  html`<h1>${texts.newTab}</h1>
    <div class="card"><p>${texts.newTabWhy}</p>${way}</div>`;

/**
 * The same login again in a new tab, without the frame and its storage. A link and no form: browsers apply `form-action` to
 * the redirect to the platform as well.
 */
function loginAgain({ lti_storage_target: _, ...request }: LoginRequest) {
  const given = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const href = `${loginPath}?${new URLSearchParams(given)}`;
  return (texts: LtiTexts): Markup =>
    newTab(texts, html`<a class="button" href="${href}" target="_blank">${texts.openNewTab}</a>`);
}

/** What was launched in a new tab, with its ticket. */
const openingForm = (ticket: string) => (texts: LtiTexts) =>
  newTab(
    texts,
    html`<form method="post" action="/lti/open" target="_blank">
      ${hidden({ ticket })}<button>${texts.openNewTab}</button>
    </form>`,
  );

const newTabPage = (call: PageCall, body: (texts: LtiTexts) => Markup, headers = new Headers()) =>
  ltiPage(call, { title: (texts) => texts.newTab, body, headers });

/** Begins a login: a redirect, or in a frame a page that first keeps a secret with the platform. */
export async function login(call: PageCall): Promise<Response> {
  const { deps, request: received } = call;
  const values = received.method === 'POST' ? formOf(call) : new URL(received.url).searchParams;
  const request = readLoginRequest(values);
  const { url, state, browserKey } = await beginLogin(deps, request);
  const target = request.lti_storage_target;
  if (target === undefined && isFramed(call)) return newTabPage(call, loginAgain(request));
  const headers = new Headers([['Set-Cookie', browserCookie(call, state, browserKey)]]);
  if (target === undefined) {
    headers.set('Location', url);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 302, headers });
  }
  return ltiPage(call, {
    headers,
    title: (texts) => texts.opening,
    body: (texts) => html`<p>${texts.opening}</p><p><a href="${url}">${texts.continue}</a></p>`,
    script: keepingScript({ state, origin: new URL(url).origin, target, browserKey, url }),
  });
}

/** Opens what a proven message asks for. */
async function proceed(call: PageCall, verified: Omit<Verified, 'browserHash'>, headers: Headers): Promise<Response> {
  const { purpose, ticket } = await accept(call.deps, verified);
  if (purpose === 'pick') {
    headers.set('Location', `/lti/pick/${ticket}`);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 303, headers });
  }
  return isFramed(call) ? newTabPage(call, openingForm(ticket), headers) : openApp(call, ticket, headers);
}

/** Logs in and opens the app. */
async function openApp(call: PageCall, ticket: string, headers = new Headers()): Promise<Response> {
  const device = deviceOf(call.request.headers.get('user-agent'));
  const session = await openSession(call.deps, { ticket, device });
  logSecurity(call, 'lti.launched', { userId: session.userId });
  for (const cookie of sessionCookies(call, session)) headers.append('Set-Cookie', cookie);
  const { accessToken, expiresAt, path } = session;
  return ltiPage(call, {
    headers,
    title: (texts) => texts.opening,
    body: (texts) => html`<p>${texts.opening}</p><p><a href="${path}">${texts.continue}</a></p>`,
    // The app finds its token where it keeps it; if storage is blocked, it can't keep a session anyway.
    script: `try { localStorage.setItem('authToken', ${scriptJson(JSON.stringify({ accessToken, expiresAt }))}); } catch {}
    location.replace(${scriptJson(path)});`,
  });
}

/** Receives a platform's message. The browser proves itself with its cookie, or else with the platform's storage. */
export async function launch(call: PageCall): Promise<Response> {
  const form = formOf(call);
  const state = form.get('state') ?? '';
  const posted = { state, idToken: form.get('id_token') ?? '', error: form.get('error') ?? '' };
  const { message, platform, request, browserHash } = await verifyMessage(call.deps, posted);
  const key = readBrowserCookie(call, state);
  const headers = new Headers();
  if (key !== undefined && isBrowserKey(key, browserHash)) {
    headers.append('Set-Cookie', clearedBrowserCookie(call, state));
    return proceed(call, { message, platform }, headers);
  }
  const again = loginAgain(request);
  const target = request.lti_storage_target;
  if (target === undefined) {
    if (!isFramed(call)) throw new LtiError('cookiesBlocked', 'The browser returned no cookie of the login.');
    return newTabPage(call, again);
  }
  const verified: Verified = { message, platform, browserHash };
  const ticket = await issueTicket(call.deps, 'prove', verified);
  return ltiPage(call, {
    title: (texts) => texts.opening,
    body: (texts) => html`<p id="waiting">${texts.opening}</p>
      <form id="prove" method="post" action="/lti/prove" hidden>${hidden({ ticket, key: '' })}</form>
      <div id="otherwise" hidden>${again(texts)}</div>`,
    script: provingScript({ state, origin: new URL(platform.login_url).origin, target }),
  });
}

/** Receives the secret that the platform kept for the browser. */
export async function prove(call: PageCall): Promise<Response> {
  requireOwnPage(call);
  const form = formOf(call);
  const { browserHash, ...verified } = await spendTicket<Verified>(call.deps, 'prove', form.get('ticket') ?? '');
  proveBrowser(form.get('key') ?? '', browserHash);
  return proceed(call, verified, new Headers());
}

/** Opens the app in the new tab. */
export function open(call: PageCall): Promise<Response> {
  requireOwnPage(call);
  return openApp(call, formOf(call).get('ticket') ?? '');
}
