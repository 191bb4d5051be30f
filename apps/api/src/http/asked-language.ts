import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';

/** The language of a page that isn't part of the app: as its address says, or else what the browser prefers. */
export function askedLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('locale');
  const preferred = (request.headers.get('accept-language') ?? '').split(',').map((entry) => entry.split(';', 1)[0]);
  const found = [asked, ...preferred].map((tag) => findLanguage(tag?.trim() ?? null));
  return found.find((language) => language !== undefined) ?? fallbackLanguage;
}
