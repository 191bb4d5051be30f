import { fallbackLanguage, findLanguage, languages } from '@rehearse/languages';
import type { InitOptions } from 'i18next';

/** Namespaces that every page needs. */
export const startNamespaces = ['app', 'ui', 'screens'];

/** Common i18next options. Every language of the product is complete: only an unknown one falls back to English. */
export const textOptions = {
  fallbackLng: (code?: string) => (findLanguage(code) ? [] : [fallbackLanguage]),
  supportedLngs: [...languages],
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  ns: startNamespaces,
  defaultNS: 'app',
  interpolation: { escapeValue: false },
} satisfies InitOptions;
