export { Badge, type BadgeProps } from './badge.tsx';
export { type BadgeSize, badgeSizes, type Difficulty, difficulties } from './badge.variants.ts';
export { DifficultyBadge, type DifficultyBadgeProps } from './difficulty-badge.tsx';
export { PracticedBadge, type PracticedBadgeProps } from './practiced-badge.tsx';
