import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';

/** Languages of the sandbox page. */
export type SandboxLanguage = 'en' | 'zh';

/** Cookie with the language chosen in the web app. */
const languageCookie = 'i18next';

/** The language chosen in the app, else the browser's first supported one, else English. */
export function sandboxLanguage(headers: Headers): SandboxLanguage {
  const cookies: Partial<Record<string, string>> = parse(headers.get('cookie') ?? '', languageCookie);
  const wanted = parseAccept(headers.get('accept-language') ?? '').map(({ type }) => type);
  const languages = [cookies[languageCookie], ...wanted].map((tag) => tag?.toLowerCase().split('-')[0]);
  return languages.find((language) => language === 'en' || language === 'zh') ?? 'en';
}
