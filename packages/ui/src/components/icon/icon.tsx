import type { ComponentType } from 'react';
import { icon } from './icon.css.ts';
import type { IconSize } from './icon.variants.ts';

/** A `lucide-react` icon, imported individually: `import Play from 'lucide-react/icons/play'`. */
export type IconGlyph = ComponentType<{
  className?: string;
  strokeWidth?: string | number;
  role?: 'img';
  'aria-hidden'?: boolean;
  'aria-label'?: string;
}>;

export interface IconProps {
  glyph: IconGlyph;
  /** 16, 20, 24 or 36 px. */
  size?: IconSize;
  /** Accessible name of an icon without text; without it, the icon is decorative. */
  label?: string;
}

/** An icon in the current text color with 1.75 px strokes. */
export function Icon({ glyph: Glyph, size = 'medium', label }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return <Glyph className={icon[size]} strokeWidth={1.75} {...name} />;
}
