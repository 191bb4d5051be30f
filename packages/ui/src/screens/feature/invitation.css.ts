import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const invitation = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xxlarge } },
});
