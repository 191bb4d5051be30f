'use client';
import Check from 'lucide-react/icons/check';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Badge } from './badge.tsx';
import type { BadgeSize } from './badge.variants.ts';

export interface PracticedBadgeProps {
  size?: BadgeSize;
}

/** Marks a question the learner has answered before. */
export function PracticedBadge({ size }: PracticedBadgeProps) {
  const { t } = useUiTranslation();
  return (
    <Badge tone="primary" size={size} icon={Check}>
      {t('practiced')}
    </Badge>
  );
}
