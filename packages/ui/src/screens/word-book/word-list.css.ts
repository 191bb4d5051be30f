import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.large } },
});

export const item = style({ display: 'grid', minWidth: 0 });
