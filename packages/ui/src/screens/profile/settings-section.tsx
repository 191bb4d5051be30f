'use client';
import { infoOf, type Language, languages } from '@rehearse/languages';
import { type PracticeSettings, practiceModes, timeFactors } from '@rehearse/practice-machines/protocol';
import { ChoiceGroup, Inline, Select, Stack, Switch, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { type ThemeChoice, themeChoices } from '../app-frame/index.ts';
import { ProfileSection } from './profile-part.tsx';

export interface SettingsSectionProps {
  /** Practice settings of this device; null until the account is known. */
  settings: PracticeSettings | null;
  onSettingsChange: (settings: PracticeSettings) => void;
  language: Language;
  onLanguageChange: (language: Language) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Practice settings, theme and language; each takes effect immediately. */
export function SettingsSection({ settings, onSettingsChange, ...looks }: SettingsSectionProps) {
  const { t } = useProfileTranslation();
  const { t: screen } = useScreensTranslation();
  return (
    <ProfileSection title={t('settings.title')}>
      {settings && <PracticeChoices settings={settings} onSettingsChange={onSettingsChange} />}
      <Inline space="medium" align="start">
        <Select<ThemeChoice>
          label={screen('nav.theme.label')}
          options={themeChoices.map((choice) => ({ value: choice, label: screen(`nav.theme.${choice}`) }))}
          value={looks.theme}
          onValueChange={looks.onThemeChange}
        />
        <Select<Language>
          label={screen('nav.language')}
          options={languages.map((code) => ({ value: code, label: infoOf(code).nativeName }))}
          value={looks.language}
          onValueChange={looks.onLanguageChange}
        />
      </Inline>
    </ProfileSection>
  );
}

interface PracticeChoicesProps {
  settings: PracticeSettings;
  onSettingsChange: (settings: PracticeSettings) => void;
}

function PracticeChoices({ settings, onSettingsChange }: PracticeChoicesProps) {
  const { t } = useProfileTranslation();
  const { t: practice } = usePracticeTranslation();
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <ChoiceGroup
          label={t('settings.mode')}
          variant="segmented"
          choices={practiceModes.map((mode) => ({ value: mode, label: practice(`mode.${mode}`) }))}
          value={settings.mode}
          onValueChange={(mode) => onSettingsChange({ ...settings, mode })}
        />
        <Text size="small" tone="secondary">
          {practice(`mode.note.${settings.mode}`)}
        </Text>
      </Stack>
      <Stack space="xsmall">
        <ChoiceGroup
          label={practice('mode.time')}
          variant="segmented"
          choices={timeFactors.map((factor) => ({ value: String(factor), label: practice('mode.times', { factor }) }))}
          value={String(settings.timeFactor)}
          onValueChange={(chosen) =>
            onSettingsChange({
              ...settings,
              timeFactor: timeFactors.find((factor) => String(factor) === chosen) ?? 1,
            })
          }
        />
        <Text size="small" tone="secondary">
          {practice('mode.timeNote')} {t('settings.here')}
        </Text>
      </Stack>
      <Switch
        label={practice('mode.autoContinue')}
        description={practice('mode.autoContinueNote')}
        value={settings.autoContinue === true}
        onValueChange={(autoContinue) => onSettingsChange({ ...settings, autoContinue })}
      />
    </Stack>
  );
}
