'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, Link } from '../../components/index.ts';
import { useLatest } from '../../components/use-latest.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './products-menu.css.ts';
import { productLinks } from './site-links.ts';

/** The products in the bar, in a disclosure that works before any script is loaded. */
export function ProductsMenu({ path }: { path: string }) {
  const { t } = useScreensTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOutside = useLatest(({ target }: Pick<Event, 'target'>) => {
    if (target instanceof Node && !details.current?.contains(target)) close();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [closeOutside]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.summary}>
        {t('nav.products')}
        <span className={styles.chevron}>
          <Icon glyph={ChevronDown} size="small" />
        </span>
      </summary>
      <ul className={styles.list}>
        {productLinks.map((name) => (
          <li key={name}>
            <Link
              href={sitePaths[name]}
              aria-current={path === sitePaths[name] ? 'page' : undefined}
              className={styles.item}
              onClick={close}
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
