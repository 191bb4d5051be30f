import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { headCell } from '../classes/classes.css.ts';

const { text } = vars.color;

/** The name of a link above its column. */
export const linkHead = style([headCell, { maxInlineSize: '11rem', overflow: 'hidden', textOverflow: 'ellipsis' }]);

/** The role of a member and whether they came, below the name. */
export const underName = style({ display: 'block', color: text.secondary, fontWeight: vars.weight.regular });

export const result = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const gradeMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: text.secondary,
  selectors: {
    '&[data-state="sent"], &[data-state="superseded"]': { color: text.positive },
    '&[data-state="failed"]': { color: text.critical },
  },
});
