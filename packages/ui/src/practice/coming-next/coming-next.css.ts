import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const { background, border, tone } = vars.color;

export const coming = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xlarge,
});
export const sheet = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.small,
  inlineSize: 208,
  blockSize: 152,
  marginBlockEnd: vars.space.small,
  padding: vars.space.large,
  border: `1px solid ${border.standard}`,
  borderRadius: vars.radius.card,
  background: background.surface,
  boxShadow: `10px 10px 0 -1px ${background.sunken}`,
});
const bar = { blockSize: 8, borderRadius: vars.radius.full, background: border.standard };
export const line = styleVariants({
  long: { ...bar, inlineSize: '100%' },
  middle: { ...bar, inlineSize: '78%' },
  short: { ...bar, inlineSize: '46%' },
});
export const boxes = style({ display: 'flex', gap: vars.space.xxsmall });
const square = { inlineSize: 20, blockSize: 24, borderRadius: vars.radius.small };
export const box = styleVariants({
  set: { ...square, background: background.sunken },
  open: { ...square, border: `2px solid ${tone.primary.border}`, background: tone.primary.soft },
});
