import { ProfileScreen, type ProfileView } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../app/error-message.ts';
import { useServices } from '../app/services.ts';
import { useLanguage } from '../app/use-language.ts';
import { useTheme } from '../app/use-theme.ts';
import { useTitle } from '../app/use-title.ts';

export function Component() {
  const { me, session } = useServices();
  const [view, setView] = useState<ProfileView>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useTheme();
  useTitle(useTranslation().t('pages.profile'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let current = true;
    const show = (next: ProfileView) => current && setView(next);
    me.load().then(
      (account) => show({ phase: 'ready', account }),
      (error: unknown) => show({ phase: 'failed', message: errorMessage(error) }),
    );
    return () => {
      current = false;
    };
  }, [me, attempt]);

  return (
    <ProfileScreen
      view={view}
      onRetry={() => {
        setView({ phase: 'loading' });
        setAttempt(attempt + 1);
      }}
      language={language}
      onLanguageChange={setLanguage}
      theme={theme}
      onThemeChange={setTheme}
      onLogout={session.logOut}
    />
  );
}
