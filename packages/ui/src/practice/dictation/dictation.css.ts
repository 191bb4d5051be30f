import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export { removed, right } from '../review/slip-list.css.ts';

const { text, tone } = vars.color;

/** Phones have no keyboard keys to show, and the bar only has room for its buttons. */

export const sentence = style({
  ...textStyle('passage'),
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  fontSize: '1.375rem',
  lineHeight: 1.8,
});
export const typed = style({
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  color: text.secondary,
  fontFamily: vars.font.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const near = style({
  borderRadius: vars.radius.small,
  background: tone.attention.soft,
  boxShadow: `0 0 0 3px ${tone.attention.soft}`,
});
export const missing = style({
  padding: '0 4px',
  border: `1px dashed ${tone.critical.solid}`,
  borderRadius: vars.radius.small,
  background: tone.critical.soft,
  color: tone.critical.text,
  textDecoration: 'none',
});
