import type { InitOptions } from 'i18next';
import { languages } from '../../lib/languages.ts';

/** What every page is made of. */
export const startNamespaces = ['app', 'ui', 'screens'];

/** How the texts behave wherever they are read. Chinese is whole: only a third language would fall back to English. */
export const textOptions = {
  fallbackLng: (code?: string) => (code?.startsWith('zh') ? [] : ['en']),
  supportedLngs: [...languages],
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  ns: startNamespaces,
  defaultNS: 'app',
  interpolation: { escapeValue: false },
} satisfies InitOptions;
