import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, width: '100%' });

const base = style({
  flex: 'none',
  background: vars.color.tone.neutral.softHover,
  animation: `${breathe} 1800ms ${vars.easing.inOut} infinite`,
  '@media': { [media.lessMotion]: { animation: 'none' } },
});
export const skeleton = styleVariants({
  text: [
    base,
    {
      height: '0.875em',
      borderRadius: vars.radius.small,
      selectors: { '&:last-child:not(:only-child)': { width: '62%' } },
    },
  ],
  block: [base, { width: '100%', borderRadius: vars.radius.medium }],
  circle: [base, { width: 40, height: 40, borderRadius: '50%' }],
});
