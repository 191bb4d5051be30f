import type { ReactNode } from 'react';
import type { ControlSize } from '../../tokens/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { covered, label, waiting } from './button.css.ts';
import type { ButtonTone, ButtonVariant } from './button.variants.ts';

/** The common content of buttons and button-like links. */
export interface ButtonLook {
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ControlSize;
  /** Icon before the label. */
  icon?: IconGlyph;
  /** Icon after the label, to hint at where it leads. */
  iconEnd?: IconGlyph;
  /** Full width of the container. */
  block?: boolean;
}

interface ButtonContentProps extends Pick<ButtonLook, 'size' | 'icon' | 'iconEnd'> {
  loading?: boolean;
  children?: ReactNode;
}

export function ButtonContent({ size, icon, iconEnd, loading, children }: ButtonContentProps) {
  const iconSize = size === 'small' ? 'small' : 'medium';
  return (
    <>
      <span className={loading ? covered : label}>
        {icon && <Icon glyph={icon} size={iconSize} />}
        <span>{children}</span>
        {iconEnd && <Icon glyph={iconEnd} size={iconSize} />}
      </span>
      {loading && (
        <span className={waiting}>
          <Spinner size="small" label="" />
        </span>
      )}
    </>
  );
}
