import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';
import { useEmbeddedTranslation } from '@rehearse/ui/i18n';

/** The language that questions are explained in: that of the screen, if they can be. */
export function useLanguage(): Language {
  const { language } = useEmbeddedTranslation();
  return findLanguage(language) ?? fallbackLanguage;
}
