'use client';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Button } from '../button/index.ts';
import * as styles from '../empty-state/empty-state.css.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Text } from '../text/index.ts';

export interface ErrorStateProps {
  icon?: IconGlyph;
  /** What happened. */
  title: string;
  level?: HeadingLevel;
  /** What it means for the learner's work, and what to do. */
  description?: ReactNode;
  /** Called to try again; shows the retry button. */
  onRetry?: () => void;
  /** A retry is running. */
  loading?: boolean;
  /** Further actions. */
  actions?: ReactNode;
  /** Covers the whole window, except the loading overlay. */
  page?: boolean;
}

/** Shown instead of content that failed to load; announced at once. */
export function ErrorState({
  icon = TriangleAlert,
  title,
  level = 2,
  description,
  onRetry,
  loading,
  actions,
  page,
}: ErrorStateProps) {
  const { t } = useUiTranslation();
  return (
    <div role="alert" className={page ? `${styles.state} ${styles.page}` : styles.state}>
      <span className={styles.emblem.critical}>
        <Icon glyph={icon} size="large" />
      </span>
      <div className={styles.words}>
        <Heading level={level} size={page ? 'large' : 'small'}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text as="div" tone="secondary">
            {description}
          </Text>
        )}
      </div>
      {(onRetry || actions !== undefined) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="outline" icon={RotateCw} onClick={onRetry} loading={loading}>
              {t('error.retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
