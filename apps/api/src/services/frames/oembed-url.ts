/** Address of the oEmbed reply about a page of ours. */
export function oembedUrl(origin: string, path: string, format: 'json' | 'xml' = 'json'): string {
  const url = new URL('/oembed', origin);
  url.searchParams.set('url', new URL(path, origin).href);
  url.searchParams.set('format', format);
  return url.href;
}
