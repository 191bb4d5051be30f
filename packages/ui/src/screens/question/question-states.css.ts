import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  paddingBlock: vars.space.xxlarge,
});
