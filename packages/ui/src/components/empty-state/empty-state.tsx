import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  icon?: IconGlyph;
  /** What is missing. */
  title: string;
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
  /** Why it is empty, and what to do. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ icon = Inbox, title, level = 2, description, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.emblem.neutral}>
        <Icon glyph={icon} size="large" />
      </span>
      <div className={styles.words}>
        <Heading level={level} size="small">
          {title}
        </Heading>
        {description !== undefined && (
          <Text as="div" tone="secondary">
            {description}
          </Text>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
