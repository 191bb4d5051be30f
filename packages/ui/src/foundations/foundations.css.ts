import { style } from '@vanilla-extract/css';
import { textStyle } from '../styles/index.ts';
import { vars } from '../themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.medium,
});
export const swatch = style({
  height: 56,
  borderRadius: vars.radius.medium,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});
export const name = style([textStyle('caption'), { color: vars.color.text.secondary, paddingBlockStart: 6 }]);
export const bar = style({ height: 12, borderRadius: 4, background: vars.color.tone.primary.solid });
export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: 88,
  background: vars.color.background.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});
