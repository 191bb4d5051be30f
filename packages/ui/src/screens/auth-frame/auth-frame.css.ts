import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
  '@media': { [media.tablet]: { paddingBlock: vars.space.huge } },
});
