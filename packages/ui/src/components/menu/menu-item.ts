import type { IconGlyph } from '../icon/index.ts';

/** An action of a menu. */
export interface MenuItem {
  value: string;
  label: string;
  icon?: IconGlyph;
  /** Goes somewhere instead of calling `onSelect` alone. */
  href?: string;
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
}
