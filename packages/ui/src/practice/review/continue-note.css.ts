import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

export const note = style({ display: 'grid', gap: vars.space.xxsmall, maxInlineSize: '24rem' });
export const line = style({
  blockSize: 3,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.tone.neutral.soft,
  // the text says it as well
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
export const gone = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.tone.positive.solid,
  transformOrigin: 'left',
  animation: `${fill} linear both`,
  selectors: { ':dir(rtl) &': { transformOrigin: 'right' } },
});
