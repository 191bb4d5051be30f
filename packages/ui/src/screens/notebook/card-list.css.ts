import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBottom: 0 },
});
