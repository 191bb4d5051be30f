'use client';
import type { ComponentProps } from 'react';
import type { ControlSize } from '../../tokens/index.ts';
import { button } from '../button/button.css.ts';
import type { ButtonTone, ButtonVariant } from '../button/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { withRef } from '../with-ref.ts';
import { iconButton } from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: IconGlyph;
  /** Accessible name and tooltip. */
  label: string;
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ControlSize;
  loading?: boolean;
}

/** A round icon-only button. If there is room for a label, use `Button` with `icon`. */
export const IconButton = /* @__PURE__ */ withRef(function IconButton({
  icon,
  label,
  tone = 'neutral',
  variant = 'text',
  size = 'medium',
  loading = false,
  type = 'button',
  onClick,
  ...native
}: IconButtonProps) {
  const glyphSize = size === 'large' ? 'large' : 'medium';
  return (
    <button
      title={label}
      {...native}
      type={type}
      className={`${button({ tone, variant, size, loading })} ${iconButton[size]}`}
      aria-label={label}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner size="small" label="" /> : <Icon glyph={icon} size={glyphSize} />}
    </button>
  );
});
