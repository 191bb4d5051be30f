import i18n from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/** Languages of the selector. */
export const languages = ['en', 'zh'] as const;

const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
};

/** Starts the texts: language by query, cookie, local storage, browser, html tag; the choice is kept in a cookie. */
export async function startI18n() {
  i18n.on('languageChanged', setDocumentLanguage);
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      ns: ['app', 'ui', 'screens'],
      defaultNS: 'app',
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
        caches: ['cookie'],
        cookieMinutes: 60 * 24 * 365,
        cookieOptions: { path: '/', sameSite: 'lax' },
      },
      interpolation: { escapeValue: false },
    });
  return i18n;
}
