import { style } from '@vanilla-extract/css';
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
  breakInside: 'avoid',
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
