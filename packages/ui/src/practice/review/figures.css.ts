import { style } from '@vanilla-extract/css';
import { textStyle, wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text, background } = vars.color;

/** Figures of an answer in a row, each value above its name. */
export const figures = style({
  display: 'grid',
  // four in a row, or two if there is no room for four
  gridTemplateColumns: `repeat(auto-fit, minmax(clamp(9rem, (40rem - 100%) * 1000, 50% - ${vars.space.small}), 1fr))`,
  gap: vars.space.small,
  margin: 0,
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: background.sunken,
  ...wholeOnPaper,
});
export const figureName = style({ ...textStyle('small'), color: text.secondary });
/** Above its name, so that the values in a row are aligned. */
export const figureValue = style({
  order: -1,
  margin: 0,
  fontSize: vars.text.large.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.text.large.line,
});
