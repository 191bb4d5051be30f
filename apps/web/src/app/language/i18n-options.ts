import type { InitOptions } from 'i18next';
import { languages } from '../../lib/languages.ts';

/** Namespaces that every page needs. */
export const startNamespaces = ['app', 'ui', 'screens'];

/** Common i18next options. Chinese is complete: only a third language would fall back to English. */
export const textOptions = {
  fallbackLng: (code?: string) => (code?.startsWith('zh') ? [] : ['en']),
  supportedLngs: [...languages],
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  ns: startNamespaces,
  defaultNS: 'app',
  interpolation: { escapeValue: false },
} satisfies InitOptions;
