import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text, background } = vars.color;

export const locked = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: background.sunken,
});
export const lockedName = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: text.secondary,
  fontWeight: vars.weight.medium,
});
export const lockedPrompt = style({
  ...textStyle('small'),
  maxInlineSize: vars.measure.reading,
  margin: 0,
  color: text.secondary,
  fontFamily: vars.font.reading,
});
export const lockedText = style({
  ...textStyle('standard'),
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
