import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.xxlarge} ${vars.space.medium}`,
  textAlign: 'center',
});
export const page = style({
  position: 'relative',
  zIndex: vars.layer.error,
  minHeight: '70dvh',
  justifyContent: 'center',
});
const base = style({ display: 'grid', placeItems: 'center', width: 64, height: 64, borderRadius: '50%' });
const { tone } = vars.color;
export const emblem = styleVariants({
  neutral: [base, { background: tone.neutral.soft, color: tone.neutral.text }],
  critical: [base, { background: tone.critical.soft, color: tone.critical.text }],
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  maxWidth: '30rem',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
});
