import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.huge,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': { [media.desktop]: { gap: `calc(${vars.space.huge} + ${vars.space.large})` } },
});
export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xxlarge,
  paddingBlockStart: vars.space.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', paddingBlockStart: vars.space.xxlarge },
  },
});
export const piece = style({ minWidth: 0 });
