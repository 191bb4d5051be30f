import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';

/** Cookie with the language chosen in the web app. */
const languageCookie = 'i18next';

/** The language chosen in the app, else the browser's first supported one, else English. */
export function pageLanguage(headers: Headers): Language {
  const cookies: Partial<Record<string, string>> = parse(headers.get('cookie') ?? '', languageCookie);
  const wanted = parseAccept(headers.get('accept-language') ?? '').map(({ type }) => type);
  const known = [cookies[languageCookie], ...wanted].map(findLanguage);
  return known.find((language) => language !== undefined) ?? fallbackLanguage;
}
