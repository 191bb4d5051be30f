import { randomBytes } from 'node:crypto';
import { infoOf } from '@rehearse/languages';
import { html, raw } from 'hono/html';
import { pageLanguage } from '../../http/page-language.ts';
import type { PageCall } from '../../http/route.ts';
import { ltiStyle } from './style.ts';
import { type LtiTexts, ltiTexts } from './texts.ts';

/** Markup of `hono/html`. */
export type Markup = ReturnType<typeof html>;

/** A page, with the texts of its reader's language. */
export interface LtiPage {
  readonly title: (texts: LtiTexts) => string;
  readonly body: (texts: LtiTexts) => Markup;
  /** JavaScript that runs after the page was read. */
  readonly script?: string;
  /** Whether its form is for a platform, which may redirect it to other hosts. */
  readonly postsElsewhere?: boolean;
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** The texts in the language of the request. */
export const textsOf = ({ request }: Pick<PageCall, 'request'>): LtiTexts => ltiTexts[pageLanguage(request.headers)];

/** JSON that can stand in a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const policy = (nonce: string, { postsElsewhere = false }: LtiPage) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    `form-action ${postsElsewhere ? 'http: https:' : "'self'"}`,
    // A course shows us in a frame, and its platform may have other hosts than the one that is registered.
    'frame-ancestors http: https:',
  ].join('; ');

/** Renders a page that platforms may show in a frame. */
export async function ltiPage(call: Pick<PageCall, 'request'>, page: LtiPage): Promise<Response> {
  const language = pageLanguage(call.request.headers);
  const texts = ltiTexts[language];
  const nonce = randomBytes(16).toString('base64url');
  const script = page.script === undefined ? '' : html`<script nonce="${nonce}">${raw(page.script)}</script>`;
  const text = await html`<!doctype html>
<html lang="${infoOf(language).tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${page.title(texts)} · Rehearse</title>
    <style>${raw(ltiStyle)}</style>
  </head>
  <body>
    <main>${page.body(texts)}</main>
    ${script}
  </body>
</html>`;
  const headers = new Headers(page.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy(nonce, page));
  headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
  return new Response(String(text), { status: page.status ?? 200, headers });
}

/** Hidden fields of a form. */
export const hidden = (values: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
