import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const links = style({
  ...notOnPaper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  marginBlockStart: vars.space.medium,
});
