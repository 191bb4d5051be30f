'use client';
import { useState } from 'react';
import { Disclosure, Drawer, Link } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import type { FrameSession } from './app-frame.types.ts';
import { item, list, subitem } from './navigation-drawer.css.ts';
import { productLinks } from './site-links.ts';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: FrameSession;
}

const others = ['courses', 'pricing', 'blog'] as const;
const learnersOwn = ['classes', 'notebook', 'mistakes', 'profile'] as const;

/** The complete navigation, for screens that are too narrow for the bar. */
export function NavigationDrawer({ open, onOpenChange, session }: NavigationDrawerProps) {
  const { t } = useScreensTranslation();
  const [productsOpen, setProductsOpen] = useState(true);
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('nav.menu')}>
      <nav aria-label={t('nav.menu')} className={list}>
        <Link href={sitePaths.home} className={item} onClick={close}>
          {t('nav.home')}
        </Link>
        <Disclosure title={t('nav.products')} open={productsOpen} onOpenChange={setProductsOpen}>
          <div className={list}>
            {productLinks.map((name) => (
              <Link key={name} href={sitePaths[name]} className={subitem} onClick={close}>
                {t(`nav.${name}`)}
              </Link>
            ))}
          </div>
        </Disclosure>
        {others.map((name) => (
          <Link key={name} href={sitePaths[name]} className={item} onClick={close}>
            {t(`nav.${name}`)}
          </Link>
        ))}
        {session.status === 'loggedOut' && (
          <Link href={sitePaths.login} className={item} onClick={close}>
            {t('nav.signIn')}
          </Link>
        )}
        {session.status === 'loggedIn' &&
          learnersOwn.map((name) => (
            <Link key={name} href={sitePaths[name]} className={item} onClick={close}>
              {t(`nav.${name}`)}
            </Link>
          ))}
      </nav>
    </Drawer>
  );
}
