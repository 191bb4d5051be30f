import { ProfileScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/head/use-title.ts';
import { useLanguage } from '../app/language/use-language.ts';
import { useTheme } from '../app/use-theme.ts';
import { useProfile } from '../pages/account/use-profile.ts';

export function Component() {
  const profile = useProfile();
  const [language, onLanguageChange] = useLanguage();
  const [theme, onThemeChange] = useTheme();
  useTitle(useTranslation().t('pages.profile'));

  return (
    <ProfileScreen
      {...profile}
      language={language}
      onLanguageChange={onLanguageChange}
      theme={theme}
      onThemeChange={onThemeChange}
    />
  );
}
