import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export { figure, figureName, figures, figureValue } from '../review/figures.css.ts';

const { text, border, tone } = vars.color;

export const prompt = style({
  ...textStyle('lead'),
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
});
export const takes = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});
export const take = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  minWidth: 0,
  padding: vars.space.medium,
  border: `1px solid ${border.standard}`,
  borderRadius: vars.radius.card,
});
export const takeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: 28,
});
export const takeFigures = style({ display: 'grid', gap: vars.space.xxsmall, margin: 0 });
export const takeFigure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  ...textStyle('small'),
});
export const takeName = style({ color: text.secondary });
export const takeValue = style({ margin: 0, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
export const choose = style({ display: 'flex', justifyContent: 'flex-end' });
export const words = style({ display: 'grid', gap: vars.space.xsmall, maxInlineSize: vars.measure.reading });
export const compare = style({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space.small,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});
export const reading = style({
  ...textStyle('passage'),
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
});
export const misheard = style({
  borderRadius: vars.radius.small,
  background: tone.attention.soft,
  boxShadow: `0 0 0 3px ${tone.attention.soft}`,
  color: tone.attention.text,
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 4,
});
