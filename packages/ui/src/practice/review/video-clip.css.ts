import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const figure = style({
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.background.surface,
  ...notOnPaper,
});
export const video = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '24rem',
  // the usual aspect ratio of cameras, so that nothing moves when the file arrives
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  background: vars.color.background.sunken,
  cursor: 'pointer',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  padding: vars.space.small,
});
