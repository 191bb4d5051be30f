import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const passage = style({
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.passage,
  fontFamily: vars.font.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const comparison = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  maxInlineSize: vars.measure.reading,
  marginBlockStart: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.tone.primary.border}`,
});
