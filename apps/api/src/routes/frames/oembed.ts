import { findLanguage } from '@rehearse/languages';
import { escapeMarkup, frameSnippet } from '@rehearse/question-data/frame';
import { findType } from '@rehearse/question-types';
import type { Page, PageCall } from '../../http/route.ts';
import { findFramed } from '../../services/frames/find-framed.ts';
import { framedKeyOf } from '../../services/frames/framed-address.ts';

/** Size of a frame where the caller has no other wish, in CSS pixels. */
const usual = { width: 640, height: 480 };
const cacheSeconds = 3600;

/** Any page may ask: the reply is the same for everybody. */
const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const refusals = {
  400: 'The parameter url is missing.',
  403: 'This question can’t be embedded.',
  404: 'This is not the address of a question.',
  501: 'The formats are json and xml.',
} as const;

const refuse = (status: keyof typeof refusals) =>
  new Response(`${refusals[status]}\n`, { status, headers: { ...open, 'Content-Type': 'text/plain; charset=utf-8' } });

function smaller(usualSize: number, most: string | null): number {
  return most !== null && /^[1-9]\d{0,5}$/.test(most) ? Math.min(usualSize, Number(most)) : usualSize;
}

function asXml(reply: object): string {
  const fields = Object.entries(reply).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}

async function replyTo({ deps, request }: PageCall): Promise<Response> {
  const { publicUrl } = deps.config;
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refuse(501);
  const url = searchParams.get('url');
  if (!url) return refuse(400);
  const key = framedKeyOf(url, publicUrl);
  const found = key && (await findFramed(deps, key, null));
  if (!found || found.state === 'unknown') return refuse(404);
  if (found.state === 'closed') return refuse(403);
  const { questionId, submoduleId } = found.question;
  const asked = new URL(url).searchParams;
  const theme = (['light', 'dark'] as const).find((each) => each === asked.get('theme'));
  const title = `${findType(submoduleId)?.name ?? ''} #${questionId}`;
  const width = smaller(usual.width, searchParams.get('maxwidth'));
  const height = smaller(usual.height, searchParams.get('maxheight'));
  const snippet = {
    origin: publicUrl,
    ...{ questionId, submoduleId, title, width, height, theme },
    locale: findLanguage(asked.get('locale')),
  };
  const reply = {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Rehearse',
    provider_url: publicUrl,
    ...{ width, height },
    html: frameSnippet(snippet),
    cache_age: cacheSeconds,
  };
  const headers = { ...open, 'Cache-Control': `public, max-age=${cacheSeconds}` };
  if (format === 'json') return Response.json(reply, { headers });
  return new Response(asXml(reply), { headers: { ...headers, 'Content-Type': 'text/xml; charset=utf-8' } });
}

/** `GET /oembed?url=…`: how another site embeds the question at an address of ours (https://oembed.com). */
export const oembed: Page = { method: 'GET', path: '/oembed', handler: replyTo };
