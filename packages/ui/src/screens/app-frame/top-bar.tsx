'use client';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { ButtonLink, IconButton, Link } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { AccountMenu } from './account-menu.tsx';
import type { FrameProps } from './app-frame.types.ts';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from './logo.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { ProductsMenu } from './products-menu.tsx';
import * as styles from './top-bar.css.ts';

const links = ['home', 'practice', 'vocabulary', 'products', 'courses', 'pricing', 'blog'] as const;

const isWithin = (path: string, href: string) =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** The top bar: navigation, language and account. */
export function TopBar({ session, path, language, onLanguageChange, onLogout }: FrameProps) {
  const { t } = useScreensTranslation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <span className={styles.phoneOnly}>
          <IconButton icon={MenuIcon} label={t('nav.openMenu')} onClick={() => setDrawerOpen(true)} />
        </span>
        <Link href={sitePaths.home} className={styles.brand}>
          <Logo />
          {t('brand')}
        </Link>
        <nav aria-label={t('nav.label')} className={styles.nav}>
          {links.map((name) =>
            name === 'products' ? (
              <ProductsMenu key={`${name} ${path}`} path={path} />
            ) : (
              <Link
                key={name}
                href={sitePaths[name]}
                aria-current={isWithin(path, sitePaths[name]) ? 'page' : undefined}
                className={styles.link}
              >
                {t(`nav.${name}`)}
              </Link>
            ),
          )}
        </nav>
        <div className={styles.end}>
          <span className={styles.deskOnly}>
            <LanguageSelect value={language} onValueChange={onLanguageChange} />
          </span>
          {session.status === 'loggedIn' && (
            <AccountMenu
              account={session.account}
              language={language}
              onLanguageChange={onLanguageChange}
              onLogout={onLogout}
            />
          )}
          {session.status === 'loggedOut' && (
            <span className={styles.visitorOnly}>
              <ButtonLink href={sitePaths.login} size="small">
                {t('nav.signIn')}
              </ButtonLink>
            </span>
          )}
        </div>
      </div>
      <NavigationDrawer open={drawerOpen} onOpenChange={setDrawerOpen} session={session} />
    </header>
  );
}
