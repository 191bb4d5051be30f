import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const details = style({
  marginTop: vars.space.medium,
  overflowWrap: 'anywhere',
});
