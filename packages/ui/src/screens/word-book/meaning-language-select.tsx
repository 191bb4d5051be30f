'use client';
import { languageNameIn } from '@rehearse/languages';
import { Select } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { type MeaningLanguage, meaningLanguages } from './meanings.ts';

export interface MeaningLanguageSelectProps {
  value: MeaningLanguage;
  onValueChange: (language: MeaningLanguage) => void;
}

/** Selects the language of meanings: on cards, in reviews and in exports. */
export function MeaningLanguageSelect({ value, onValueChange }: MeaningLanguageSelectProps) {
  const { t, language: own } = useVocabularyTranslation();
  return (
    <Select<MeaningLanguage>
      label={t('meaningLanguage.label')}
      options={meaningLanguages.map((language) => ({
        value: language,
        label: language === 'both' ? t('meaningLanguage.both') : languageNameIn(language, own),
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
