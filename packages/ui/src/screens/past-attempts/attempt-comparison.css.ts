import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const twoColumns = { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

export const choice = style({ display: 'grid', gap: vars.space.medium, '@media': twoColumns });

export const sides = style({ display: 'grid', gap: vars.space.large, '@media': twoColumns });

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  minWidth: 0,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  margin: 0,
});

export const figure = style({ display: 'grid' });
