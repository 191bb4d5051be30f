import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, tone } = vars.color;

/** 3:2, like photographs; other shapes are shown whole inside it. */
export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const waiting = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const image = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    ...transition('opacity'),
    '@media': { [media.lessMotion]: { transition: 'none' } },
  },
  variants: { shown: { true: { opacity: 1 }, false: { opacity: 0 } } },
});
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  overflow: 'auto',
});
export const drawing = style({ inlineSize: 'clamp(72px, 22%, 132px)' });
export const drawingSheet = style({ fill: background.surface, stroke: border.standard, strokeWidth: 2 });
export const drawingSun = style({ fill: tone.attention.border });
export const drawingHill = style({ fill: border.standard, opacity: 0.8 });
