'use client';
import { type ReactNode, useId } from 'react';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './app-frame.css.ts';
import type { FrameProps } from './app-frame.types.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

export interface AppFrameProps extends FrameProps {
  children: ReactNode;
}

/** The frame of every screen: top bar, page and footer. */
export function AppFrame({ children, ...frame }: AppFrameProps) {
  const { t } = useScreensTranslation();
  const mainId = useId();
  return (
    <div className={styles.frame}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('nav.skip')}
      </a>
      <TopBar {...frame} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer {...frame} />
    </div>
  );
}
