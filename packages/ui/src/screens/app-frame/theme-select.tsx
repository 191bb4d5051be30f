'use client';
import { Select } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { type ThemeChoice, themeChoices } from './app-frame.types.ts';

interface ThemeSelectProps {
  value: ThemeChoice;
  onValueChange: (theme: ThemeChoice) => void;
}

/** Light, dark, or the system's theme. */
export function ThemeSelect({ value, onValueChange }: ThemeSelectProps) {
  const { t } = useScreensTranslation();
  return (
    <Select<ThemeChoice>
      label={t('nav.theme.label')}
      labelHidden
      size="small"
      options={themeChoices.map((choice) => ({ value: choice, label: t(`nav.theme.${choice}`) }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
