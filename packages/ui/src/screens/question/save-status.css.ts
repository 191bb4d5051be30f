import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.space.large,
  marginTop: vars.space.medium,
  color: vars.color.text.muted,
  ':empty': { minHeight: 0, marginTop: 0 },
  ...notOnPaper,
});
