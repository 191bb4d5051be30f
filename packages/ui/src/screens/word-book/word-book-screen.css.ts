import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const list = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: `max(36px, ${vars.size.target})`,
});
