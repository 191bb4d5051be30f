import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const about = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
