'use client';
import type { ReactNode } from 'react';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import * as styles from './score-scale.css.ts';

interface ScaleLegendProps {
  hasEarlier: boolean;
  hasTarget: boolean;
}

/** What the marks of a scale mean; nothing if there is only one kind. */
export function ScaleLegend({ hasEarlier, hasTarget }: ScaleLegendProps) {
  const { t } = useReportsTranslation();
  if (!hasEarlier && !hasTarget) return null;
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      <li className={styles.legendItem}>
        <Swatch>
          <rect className={styles.mark} data-variant="solid" width={22} height={10} y={1} rx={5} />
        </Swatch>
        {t('legend.this')}
      </li>
      {hasEarlier && (
        <li className={styles.legendItem}>
          <Swatch>
            <rect className={styles.mark} data-variant="outline" width={22} height={8} y={2} rx={4} />
          </Swatch>
          {t('legend.earlier')}
        </li>
      )}
      {hasTarget && (
        <li className={styles.legendItem}>
          <Swatch>
            <line className={styles.target} x1={11} x2={11} y1={-2} y2={14} />
          </Swatch>
          {t('legend.target')}
        </li>
      )}
    </ul>
  );
}

const Swatch = ({ children }: { children: ReactNode }) => (
  <svg className={styles.swatch} width={22} height={12} aria-hidden="true">
    {children}
  </svg>
);
