import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const list = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const keys = style({ display: 'flex', gap: vars.space.xxsmall, margin: 0 });
