import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export { figure, figureName, figures, figureValue } from '../review/figures.css.ts';

const { text: textColor, border, tone } = vars.color;

export const prompt = style({
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: textColor.passage,
  fontFamily: vars.font.reading,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const meter = style({ display: 'grid', gap: vars.space.xsmall });
export const track = style({ position: 'relative' });
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  inlineSize: 2,
  borderRadius: 1,
  background: textColor.muted,
});
export const meterWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
});

export const compare = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: vars.space.xlarge },
  },
});
const passage = {
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  fontFamily: vars.font.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
export const text = style({ ...passage, color: textColor.passage });
const marked = { borderRadius: vars.radius.small, color: 'inherit', textUnderlineOffset: 4 } as const;
export const slip = style({
  ...marked,
  background: tone.attention.soft,
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationThickness: 1,
  textDecorationColor: tone.attention.text,
});
export const repeated = style({
  ...marked,
  background: 'none',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: 2,
  textDecorationColor: tone.primary.solid,
});
export const legend = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  margin: 0,
  padding: 0,
  color: textColor.secondary,
  listStyle: 'none',
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.xxsmall });
/** Nothing to underline where something is missing. */
export const gap = style({
  display: 'inline-block',
  inlineSize: '0.6em',
  marginInlineStart: 2,
  background: tone.attention.soft,
  borderBlockEnd: `2px solid ${tone.attention.solid}`,
});
export const slips = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});
export const slipRow = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
});
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
  minWidth: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.large.size,
  overflowWrap: 'anywhere',
});
export const removed = style({
  color: textColor.secondary,
  textDecorationLine: 'line-through',
  textDecorationThickness: 1,
});
export const right = style({ color: tone.positive.text, fontWeight: vars.weight.strong, textDecoration: 'none' });

export const figureNote = style({
  ...textStyle('caption'),
  margin: 0,
  color: textColor.muted,
  overflowWrap: 'anywhere',
});
