import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const logo = style({
  width: 28,
  height: 28,
  color: vars.color.tone.primary.solid,
});

export const strokes = style({ stroke: vars.color.tone.primary.onSolid });
