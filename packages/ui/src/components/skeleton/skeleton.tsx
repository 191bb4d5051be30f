import { rem } from '../../tokens/index.ts';
import { group, skeleton } from './skeleton.css.ts';
import type { SkeletonVariant } from './skeleton.variants.ts';

export interface SkeletonProps {
  variant?: SkeletonVariant;
  /** Number of `text` lines, the last one shorter. Default 1. */
  lines?: number;
  /** Height of a `block` in rem. Default 6. */
  height?: number;
  /** Width in rem. Default full width. */
  width?: number;
}

/** Placeholder for loading content. Decorative: say "Loading…" once next to it. */
export function Skeleton({ variant = 'text', lines = 1, height = 6, width }: SkeletonProps) {
  const maxWidth = width === undefined ? undefined : rem(width);
  if (variant === 'circle') return <div className={skeleton.circle} aria-hidden="true" />;
  if (variant === 'block') {
    return <div className={skeleton.block} style={{ height: rem(height), maxWidth }} aria-hidden="true" />;
  }
  return (
    <div className={group} style={{ maxWidth }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <div key={line} className={skeleton.text} />
      ))}
    </div>
  );
}
