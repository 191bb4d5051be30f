import type { ComponentProps } from 'react';
import type { Tone } from '../../tokens/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { withRef } from '../with-ref.ts';
import { badge } from './badge.css.ts';
import type { BadgeSize } from './badge.variants.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className' | 'style'> {
  /** Default `neutral`. */
  tone?: Tone;
  size?: BadgeSize;
  icon?: IconGlyph;
}

/** A short label for the item next to it. */
export const Badge = /* @__PURE__ */ withRef(function Badge({
  tone = 'neutral',
  size = 'medium',
  icon,
  children,
  ...native
}: BadgeProps) {
  return (
    <span {...native} className={badge({ tone, size })}>
      {icon && <Icon glyph={icon} size="small" />}
      {children}
    </span>
  );
});
