import type { ComponentType } from 'react';
import { icon } from './icon.css.ts';
import type { IconSize } from './icon.variants.ts';

/** A drawing of `lucide-react`, imported one by one: `import Play from 'lucide-react/icons/play'`. */
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
  /** Name for an icon that stands without a word; without it the icon is decoration. */
  label?: string;
}

/** An icon in the colour of the text around it, its strokes 1.75 px. */
export function Icon({ glyph: Glyph, size = 'medium', label }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return <Glyph className={icon[size]} strokeWidth={1.75} {...name} />;
}
