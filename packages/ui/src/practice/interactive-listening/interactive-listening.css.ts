import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, background, tone } = vars.color;

export const scene = style({
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
});
export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  // the frame's bar and the sticky action bar cover the edges of the page
  scrollMarginBlock: '10rem 7rem',
});
export const turnHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
  minWidth: 0,
});
export const sound = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: 36,
});
export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: vars.radius.full,
    ...transition('background-color', 'color'),
  },
  variants: {
    sounding: {
      true: { background: tone.primary.solid, color: tone.primary.onSolid },
      false: { background: background.surface, color: text.secondary },
    },
  },
});
export const soundWords = style({ display: 'grid', gap: vars.space.xsmall, flex: '1 1 8rem', minWidth: 0 });
export const optionText = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', inlineSize: 28, blockSize: 28, borderRadius: vars.radius.full },
  variants: {
    tone: {
      right: { background: tone.positive.solid, color: tone.positive.onSolid },
      wrong: { background: tone.critical.solid, color: tone.critical.onSolid },
    },
  },
});
export const optionKey = style({
  display: 'none',
  flex: 'none',
  '@media': { [media.hover]: { display: 'inline' } },
});

export const count = style({ display: 'grid', gap: vars.space.xsmall });
export const countWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const written = style({
  ...textStyle('large'),
  margin: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: background.sunken,
  color: text.passage,
  fontFamily: vars.font.reading,
  letterSpacing: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const points = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  ...textStyle('large'),
  color: text.secondary,
  fontFamily: vars.font.reading,
  letterSpacing: 0,
});
export const pointMark = recipe({
  base: { marginBlockStart: 4 },
  variants: { mentioned: { true: { color: text.positive }, false: { color: text.muted } } },
});
export const covered = style({
  color: text.positive,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderBlockEnd: `2px solid ${tone.positive.border}`,
});
