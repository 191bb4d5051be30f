'use client';
import { infoOf, type Language, languages } from '@rehearse/languages';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PencilLine from 'lucide-react/icons/pencil-line';
import School from 'lucide-react/icons/school';
import UserRound from 'lucide-react/icons/user-round';
import { Avatar, Menu, useLacksPage } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';

interface AccountMenuProps {
  account: string | null;
  language: Language;
  onLanguageChange: (language: Language) => void;
  onLogout: () => void;
}

/** The avatar menu: account, profile, tests, classes, notebook, mistakes, the other languages and logout. */
export function AccountMenu({ account, language, onLanguageChange, onLogout }: AccountMenuProps) {
  const { t } = useScreensTranslation();
  const lacks = useLacksPage();
  const notebook = { value: 'notebook', label: t('nav.notebook'), icon: NotebookPen, href: sitePaths.notebook };
  const mistakes = { value: 'mistakes', label: t('nav.mistakes'), icon: PencilLine, href: sitePaths.mistakes };
  const classes = { value: 'classes', label: t('nav.classes'), icon: School, href: sitePaths.classes };
  const tests = { value: 'tests', label: t('nav.tests'), icon: ClipboardList, href: sitePaths.tests };
  const others = languages.filter((other) => other !== language);
  const act = (value: string) => {
    const chosen = others.find((other) => value === `language-${other}`);
    if (chosen) onLanguageChange(chosen);
    if (value === 'logout') onLogout();
  };
  return (
    <Menu
      label={t('nav.account', { account: account ?? '' })}
      trigger={<Avatar name={account ?? '…'} />}
      header={account}
      items={[
        { value: 'profile', label: t('nav.profile'), icon: UserRound, href: sitePaths.profile },
        ...[tests, classes, notebook, mistakes].filter(({ href }) => !lacks(href)),
        ...others.map((other) => ({
          value: `language-${other}`,
          label: `${t('nav.language')}: ${infoOf(other).nativeName}`,
          icon: Languages,
        })),
        { value: 'logout', label: t('nav.logout'), icon: LogOut },
      ]}
      onSelect={act}
    />
  );
}
