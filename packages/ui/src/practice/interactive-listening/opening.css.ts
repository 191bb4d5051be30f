import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text, tone } = vars.color;

export const sentences = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const sentence = style({
  ...textStyle('large'),
  maxInlineSize: vars.measure.reading,
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
/** Equally wide for every answer, so that its length isn't given away. */
export const blank = style({
  inlineSize: 'min(11rem, 100%)',
  minBlockSize: `max(40px, ${vars.size.target})`,
  marginBlock: 2,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.medium,
  background: background.surface,
  color: text.primary,
  font: 'inherit',
  ...transition('border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: text.muted },
    '&:focus-visible': { outline: 'none', borderColor: border.focus, boxShadow: `0 0 0 1px ${border.focus}` },
  },
});

export const reviewed = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
export const answer = style({
  color: text.positive,
  fontWeight: vars.weight.medium,
  borderBlockEnd: `2px solid ${tone.positive.border}`,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  ...textStyle('small'),
  color: text.secondary,
});
export const verdict = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: vars.weight.medium },
  variants: {
    verdict: {
      right: { color: text.positive },
      nearly: { color: text.attention },
      wrong: { color: text.critical },
      empty: { color: text.critical },
    },
  },
});
export const cost = style({ marginInlineStart: 'auto' });
