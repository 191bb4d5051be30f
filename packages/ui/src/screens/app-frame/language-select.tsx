'use client';
import { infoOf, type Language, languages } from '@rehearse/languages';
import { Select } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';

interface LanguageSelectProps {
  value: Language;
  onValueChange: (language: Language) => void;
}

/** Selects the language; takes effect immediately. */
export function LanguageSelect({ value, onValueChange }: LanguageSelectProps) {
  const { t } = useScreensTranslation();
  return (
    <Select<Language>
      label={t('nav.language')}
      labelHidden
      size="small"
      options={languages.map((code) => ({ value: code, label: infoOf(code).nativeName }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
