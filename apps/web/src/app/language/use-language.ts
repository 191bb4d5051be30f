import type { FrameLanguage } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';

/** The current language, and a function to change it. */
export function useLanguage(): [FrameLanguage, (language: FrameLanguage) => void] {
  const { i18n } = useTranslation();
  return [i18n.resolvedLanguage === 'zh' ? 'zh' : 'en', (language) => void i18n.changeLanguage(language)];
}
