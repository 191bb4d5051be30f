import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

export const kinds = style({ display: 'grid', gap: vars.space.small });

export const kindHead = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  gap: vars.space.xxsmall,
  alignItems: 'baseline',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto auto', columnGap: vars.space.large } },
});

export const sentences = style({ display: 'grid', gap: vars.space.small });

export const entry = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: background.page,
  overflowWrap: 'anywhere',
});

export const sentence = style({
  ...textStyle('large'),
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
});

export const wrong = style({ color: tone.critical.text, textDecorationLine: 'line-through' });
export const right = style({
  color: tone.positive.text,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'none',
  whiteSpace: 'pre-wrap',
});

export const example = style({
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${tone.positive.solid}`,
  color: text.passage,
  fontFamily: vars.font.reading,
});

export const trend = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, maxInlineSize: '26rem' });
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: 72 });
export const bar = style({ fill: tone.primary.solid });
export const baseline = style({ stroke: border.standard, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
