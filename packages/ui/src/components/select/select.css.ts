import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { bare } from '../field/field.css.ts';

export const wrap = style({ position: 'relative', paddingInline: 0 });
export const select = style([
  bare,
  {
    cursor: 'pointer',
    padding: '0 40px 0 14px',
    borderRadius: 'inherit',
    fontSize: 'inherit',
  },
]);
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 12,
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: vars.color.text.muted,
});
