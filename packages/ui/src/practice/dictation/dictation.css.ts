import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background, tone } = vars.color;

export const player = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 48,
    blockSize: 48,
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
export const playerWords = style({ display: 'grid', gap: vars.space.xsmall, flex: '1 1 8rem', minWidth: 0 });
export const track = style({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: border.standard,
});
export const heard = style({
  display: 'block',
  blockSize: '100%',
  background: tone.primary.solid,
  transformOrigin: 'left',
  ...transition('transform'),
});
export const plays = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minHeight: 22 });
export const dots = style({ display: 'inline-flex', gap: 5 });
export const dot = recipe({
  base: { inlineSize: 9, blockSize: 9, borderRadius: vars.radius.full, border: `1.5px solid ${tone.primary.solid}` },
  variants: { left: { true: { background: tone.primary.solid }, false: { borderColor: border.control } } },
});

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
export const removed = style({
  color: tone.critical.text,
  textDecorationLine: 'line-through',
  textDecorationThickness: 1,
});
export const right = style({
  color: tone.positive.text,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
});
export const slips = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});
export const slip = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
  '@media': { '(max-width: 480px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
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
  '@media': { [media.tablet]: { fontSize: vars.text.passage.size } },
});
