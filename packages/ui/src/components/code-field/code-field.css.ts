import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { bare } from '../field/field.css.ts';

export const digits = style([
  bare,
  {
    fontFamily: vars.font.code,
    fontSize: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.42em',
    '::placeholder': { color: vars.color.border.control },
  },
]);
