import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const { tone } = vars.color;

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 24,
  width: '100%',
  maxWidth: '16rem',
});
const bar = style({
  flex: '1 1 0%',
  maxWidth: 6,
  borderRadius: 3,
  background: tone.neutral.softHover,
  transition: `background-color ${vars.motion.quick} linear`,
});
export const bars = styleVariants({
  off: [bar, { height: 10 }],
  good: [bar, { height: 18, background: tone.positive.solid }],
  loud: [bar, { height: 24, background: tone.critical.solid }],
});
