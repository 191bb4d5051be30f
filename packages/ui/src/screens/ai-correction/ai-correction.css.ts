import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const block = style({ marginBlockStart: vars.space.large });

export const services = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const service = style({
  display: 'grid',
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});
