import { fallbackLanguage, type Language } from '@rehearse/languages';
import type { UiLanguage } from '@rehearse/ui/i18n';

const loads: Readonly<Record<Exclude<Language, typeof fallbackLanguage>, () => Promise<UiLanguage>>> = {
  zh: async () => (await import('@rehearse/ui/i18n/zh')).zh,
};

/** The texts of a language; null for the one that is built in. */
export const loadLanguage = async (language: Language): Promise<UiLanguage | null> =>
  language === fallbackLanguage ? null : loads[language]();
