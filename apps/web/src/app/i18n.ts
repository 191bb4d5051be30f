import i18n, { type ResourceKey } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { ofetch } from 'ofetch';
import { initReactI18next } from 'react-i18next';

/** Languages of the selector. */
export const languages = ['en', 'zh'] as const;

/** What every page is made of. */
const startNamespaces = ['app', 'ui', 'screens'];

const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
};

/** The texts of a namespace; a host that is busy or a line that breaks off is asked again. */
const loadTexts = (language: string, namespace: string) =>
  ofetch<ResourceKey>(`/locales/${language}/${namespace}.json`, { retry: 4, retryDelay: 500 });

/** Starts the texts: language by query, cookie, local storage, browser, html tag; the choice is kept in a cookie. */
export async function startI18n() {
  i18n.on('languageChanged', setDocumentLanguage);
  await i18n
    .use(resourcesToBackend(loadTexts))
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      ns: startNamespaces,
      defaultNS: 'app',
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
        caches: ['cookie'],
        cookieMinutes: 60 * 24 * 365,
        cookieOptions: { path: '/', sameSite: 'lax' },
      },
      interpolation: { escapeValue: false },
    });
  const isThere = (namespace: string) =>
    [i18n.resolvedLanguage ?? 'en', 'en'].some((language) => i18n.hasResourceBundle(language, namespace));
  if (!startNamespaces.every(isThere)) throw new Error('The texts of this site could not be loaded.');
  return i18n;
}
