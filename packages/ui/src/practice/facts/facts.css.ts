import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const { text, background, tone } = vars.color;

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: background.sunken,
  color: text.secondary,
  listStyle: 'none',
});
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });
export const icon = style({ flex: 'none', marginBlockStart: 2, color: tone.primary.text });
