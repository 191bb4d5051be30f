import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  padding: '0 6px',
  border: `1px solid ${vars.color.border.standard}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.small,
  background: vars.color.background.surface,
  color: vars.color.text.secondary,
  fontFamily: vars.font.interface,
  fontSize: '0.75rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
