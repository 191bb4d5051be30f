'use client';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UserRound from 'lucide-react/icons/user-round';
import { Avatar, Menu, useLacksPage } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import type { FrameLanguage } from './app-frame.types.ts';
import { languageNames } from './language-names.ts';

interface AccountMenuProps {
  account: string | null;
  language: FrameLanguage;
  onLanguageChange: (language: FrameLanguage) => void;
  onLogout: () => void;
}

/** The avatar menu: account, profile, notebook, language and logout. */
export function AccountMenu({ account, language, onLanguageChange, onLogout }: AccountMenuProps) {
  const { t } = useScreensTranslation();
  const lacks = useLacksPage();
  const notebook = { value: 'notebook', label: t('nav.notebook'), icon: NotebookPen, href: sitePaths.notebook };
  const other: FrameLanguage = language === 'en' ? 'zh' : 'en';
  const act: Record<string, () => void> = {
    language: () => onLanguageChange(other),
    logout: onLogout,
  };
  return (
    <Menu
      label={t('nav.account', { account: account ?? '' })}
      trigger={<Avatar name={account ?? '…'} />}
      header={account}
      items={[
        { value: 'profile', label: t('nav.profile'), icon: UserRound, href: sitePaths.profile },
        ...(lacks(notebook.href) ? [] : [notebook]),
        { value: 'language', label: `${t('nav.language')}: ${languageNames[other]}`, icon: Languages },
        { value: 'logout', label: t('nav.logout'), icon: LogOut },
      ]}
      onSelect={(value) => act[value]?.()}
    />
  );
}
