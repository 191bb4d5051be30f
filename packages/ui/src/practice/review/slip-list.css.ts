import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { border, tone } = vars.color;

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
export const groups = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});
export const group = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, inlineSize: '100%' });
export const cost = style({
  marginInlineStart: 'auto',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const example = recipe({
  base: { display: 'block', minWidth: 0 },
  variants: {
    held: { true: { display: 'none', '@media': { [media.print]: { display: 'block' } } } },
    explained: { true: { flexBasis: '100%', paddingBlockEnd: vars.space.xsmall } },
  },
});
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
  fontFamily: vars.font.reading,
  fontSize: vars.text.large.size,
  overflowWrap: 'anywhere',
});
