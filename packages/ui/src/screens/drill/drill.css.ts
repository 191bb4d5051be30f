import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, text, tone } = vars.color;

export const sentence = style({
  ...textStyle('passage'),
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});

export const gap = style({
  display: 'inline-block',
  minInlineSize: '4em',
  borderBlockEnd: `2px solid ${border.standard}`,
});

export const right = style({ color: tone.positive.text, fontWeight: vars.weight.strong, whiteSpace: 'pre-wrap' });

export const example = style({
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${tone.positive.solid}`,
  color: text.passage,
  fontFamily: vars.font.reading,
});
