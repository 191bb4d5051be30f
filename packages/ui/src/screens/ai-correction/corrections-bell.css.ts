import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

/** The number of new results. */
export const count = style([
  textStyle('small'),
  {
    minWidth: '1.5em',
    paddingInline: vars.space.xxsmall,
    borderRadius: vars.radius.full,
    background: vars.color.tone.primary.solid,
    color: vars.color.tone.primary.onSolid,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);
