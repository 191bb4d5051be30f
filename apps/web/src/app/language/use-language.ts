import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';
import { useTranslation } from 'react-i18next';

/** The current language, and a function to change it. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  return [findLanguage(i18n.resolvedLanguage) ?? fallbackLanguage, (language) => void i18n.changeLanguage(language)];
}
