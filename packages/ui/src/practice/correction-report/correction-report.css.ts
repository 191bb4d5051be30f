import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text: textColor, border, tone, background } = vars.color;

export const text = style({
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  color: textColor.passage,
  fontFamily: vars.font.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const marked = { borderRadius: vars.radius.small, color: 'inherit', textUnderlineOffset: 4 } as const;

/** A place to press. It flows with the text, so it has no size of its own. */
export const mark = style({
  ...marked,
  margin: 0,
  padding: 0,
  border: 0,
  background: tone.attention.soft,
  font: 'inherit',
  textAlign: 'inherit',
  whiteSpace: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationThickness: 1,
  textDecorationColor: tone.attention.text,
  cursor: 'pointer',
  display: 'inline',
  selectors: {
    '&[aria-pressed=true]': {
      background: tone.attention.solid,
      color: tone.attention.onSolid,
      textDecorationLine: 'none',
    },
  },
});
export const repeated = style({
  ...marked,
  background: 'none',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: 2,
  textDecorationColor: tone.primary.solid,
});
/** Nothing to underline where something is missing. */
export const gap = style({ display: 'inline-block', inlineSize: '0.6em' });

export const card = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});
export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall });
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.large.size,
  overflowWrap: 'anywhere',
});
export const right = style({ color: tone.positive.text, fontWeight: vars.weight.strong, textDecoration: 'none' });
export const example = style({
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${tone.positive.solid}`,
  color: textColor.passage,
  fontFamily: vars.font.reading,
});

export const lesson = style({ '@media': { print: { display: 'none' } } });

export const changes = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const change = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    paddingBlockStart: vars.space.small,
    borderBlockStart: '3px solid',
  },
  variants: {
    name: {
      fixed: { borderBlockStartColor: tone.positive.solid },
      remaining: { borderBlockStartColor: tone.attention.solid },
      added: { borderBlockStartColor: tone.critical.solid },
    },
  },
});
export const changeList = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: 'none' });
