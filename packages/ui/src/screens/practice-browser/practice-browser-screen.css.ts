import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space.xlarge } },
});

export const panel = style({
  '@media': { [media.desktop]: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.large})` } },
});

export const list = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });
