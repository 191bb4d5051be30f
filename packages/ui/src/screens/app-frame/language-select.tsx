'use client';
import { Select } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { type FrameLanguage, frameLanguages } from './app-frame.types.ts';
import { languageNames } from './language-names.ts';

interface LanguageSelectProps {
  value: FrameLanguage;
  onValueChange: (language: FrameLanguage) => void;
}

/** Selects the language; takes effect immediately. */
export function LanguageSelect({ value, onValueChange }: LanguageSelectProps) {
  const { t } = useScreensTranslation();
  return (
    <Select<FrameLanguage>
      label={t('nav.language')}
      labelHidden
      size="small"
      options={frameLanguages.map((code) => ({ value: code, label: languageNames[code] }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
