import { style, styleVariants } from '@vanilla-extract/css';
import { textStyle } from '../styles/index.ts';
import { vars } from '../themes/contract.css.ts';
import { media } from '../tokens/index.ts';

export const swatchCell = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const sample = style({
  flexShrink: 0,
  display: 'grid',
  padding: 6,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.standard}`,
});

export const swatch = style({ width: 28, height: 20, borderRadius: 4 });

const button = style([
  textStyle('standard'),
  {
    display: 'grid',
    gap: vars.space.small,
    width: 200,
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.background.surface,
    color: vars.color.text.primary,
    textAlign: 'start',
  },
]);
const dot = styleVariants(vars.motion, (duration) => ({
  width: 24,
  height: 24,
  borderRadius: vars.radius.full,
  background: vars.color.tone.primary.solid,
  transition: `transform ${duration} ${vars.easing.out}`,
  selectors: { [`${button}:is(:hover, :focus-visible) &`]: { transform: 'translateX(140px)' } },
  '@media': { [media.lessMotion]: { transition: 'none' } },
}));
export const moving = {
  row: style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium }),
  button,
  dot,
};
