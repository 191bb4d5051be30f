import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const feature = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.large} ${vars.space.xxlarge}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)', gap: vars.space.huge } },
});
export const side = styleVariants({
  end: {},
  start: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } } },
});
export const piece = styleVariants({
  end: { minWidth: 0 },
  start: { minWidth: 0, '@media': { [media.desktop]: { order: -1 } } },
});
export const points = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.small,
});
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.text.standard.line,
  color: vars.color.tone.primary.text,
});
