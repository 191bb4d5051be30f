import type { IconGlyph } from '../icon/index.ts';

/** An item of a menu. */
export interface MenuItem {
  value: string;
  label: string;
  icon?: IconGlyph;
  /** Makes the item a link. */
  href?: string;
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
}
