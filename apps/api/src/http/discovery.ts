import { escapeMarkup } from '@rehearse/question-data/frame';
import type { Config } from '../config/config.ts';
import { previewChoices } from '../domain/preview.ts';
import { framedKeyOf } from '../services/frames/framed-address.ts';
import { oembedUrl } from '../services/frames/oembed-url.ts';

/** How a page says where its oEmbed reply is. */
export interface Discovery {
  /** A `Link` header. */
  header: string;
  /** An element for the head; empty for pages that differ too much to be kept in memory. */
  element: string;
}

/** The oEmbed discovery of a page; null for pages that can't be embedded. */
export function discoveryOf(
  { url }: { url: string },
  { publicUrl, frames }: Pick<Config, 'publicUrl' | 'frames'>,
): Discovery | null {
  if (!frames) return null;
  const { pathname, search } = new URL(url);
  const key = framedKeyOf(new URL(pathname + search, publicUrl).href, publicUrl);
  if (!key) return null;
  const isPreview = 'preview' in key;
  if (isPreview ? key.preview > previewChoices.length : frames.questions !== 'all') return null;
  const page = isPreview ? pathname : `${pathname}?question=${key.questionId}`;
  const href = oembedUrl(publicUrl, page);
  return {
    header: `<${href}>; rel="alternate"; type="application/json+oembed"`,
    element: isPreview ? `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(href)}">` : '',
  };
}
