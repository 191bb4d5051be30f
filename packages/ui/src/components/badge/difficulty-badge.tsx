'use client';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import type { Tone } from '../../tokens/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Badge } from './badge.tsx';
import type { BadgeSize, Difficulty } from './badge.variants.ts';

const looks: Record<Difficulty, { tone: Tone; range: string }> = {
  easy: { tone: 'positive', range: '95-' },
  medium: { tone: 'attention', range: '100~125' },
  hard: { tone: 'critical', range: '130+' },
};

export interface DifficultyBadgeProps {
  /** Null if unknown: nothing is shown. */
  difficulty: Difficulty | null;
  size?: BadgeSize;
}

/** The difficulty of a question with its score range. */
export function DifficultyBadge({ difficulty, size }: DifficultyBadgeProps) {
  const { t } = useUiTranslation();
  if (difficulty === null) return null;
  const { tone, range } = looks[difficulty];
  const level = t(`difficulty.${difficulty}`);
  return (
    <Badge tone={tone} size={size}>
      <VisuallyHidden>{t('difficulty.label', { level })}</VisuallyHidden>
      <span aria-hidden="true">{level}</span>
      <span>({range})</span>
    </Badge>
  );
}
