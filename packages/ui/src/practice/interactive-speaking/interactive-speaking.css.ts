import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, background } = vars.color;

export const meet = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
});
export const scene = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.large} ${vars.space.medium}`,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
/** As high as what a recording shows, so that nothing jumps between question and answer. */
export const answer = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: '7.5rem',
});
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'auto 10rem',
  alignItems: 'center',
  gap: vars.space.small,
  whiteSpace: 'nowrap',
});
export const left = recipe({
  base: {
    fontSize: '1.75rem',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
  },
  variants: { soon: { true: { color: text.critical } } },
});
export const progress = style({ inlineSize: '100%', maxInlineSize: '16rem' });
export const question = style({
  ...textStyle('lead'),
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  textAlign: 'center',
  textWrap: 'balance',
});
export const help = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });

export const turns = style({ display: 'grid', gap: vars.space.large, margin: 0, padding: 0, listStyle: 'none' });
export const turn = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
});
export const asked = style({
  ...textStyle('large'),
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  letterSpacing: 0,
});
export const clips = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  margin: 0,
  ...textStyle('small'),
});
export const figure = style({ display: 'flex', gap: vars.space.xsmall });
export const figureName = style({ color: text.secondary });
export const figureValue = style({ margin: 0, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
