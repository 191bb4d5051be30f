import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, background, border, tone } = vars.color;

export const thread = style({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0, listStyle: 'none' });
export const exchange = style({ display: 'grid', gap: vars.space.small, minWidth: 0 });
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xsmall,
    minWidth: 0,
    '@media': { [media.tablet]: { gap: vars.space.small } },
  },
  variants: { side: { other: {}, own: { flexDirection: 'row-reverse' } } },
});
export const bubbles = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xsmall,
    flex: '0 1 auto',
    minWidth: 0,
    maxInlineSize: 'min(100%, 34rem)',
  },
  variants: {
    side: { other: { justifyItems: 'start' }, own: { justifyItems: 'end' } },
    wide: { true: { flex: '1 1 auto' } },
  },
});
const corner = vars.radius.small;
export const bubble = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xsmall,
    minWidth: 0,
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
  },
  variants: {
    side: { other: { borderStartStartRadius: corner }, own: { borderStartEndRadius: corner } },
    tone: {
      neutral: { background: background.sunken },
      own: { background: tone.primary.soft },
      positive: { background: tone.positive.soft, borderColor: tone.positive.border },
      critical: { background: tone.critical.soft, borderColor: tone.critical.border },
    },
    wide: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { tone: 'neutral' },
});
export const line = style({
  ...textStyle('large'),
  margin: 0,
  color: text.passage,
  fontFamily: vars.font.reading,
  letterSpacing: 0,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  ...textStyle('small'),
  color: text.secondary,
});
export const explanation = style({
  ...textStyle('small'),
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${border.subtle}`,
  color: text.secondary,
});
export const verdict = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: vars.weight.medium },
  variants: { tone: { positive: { color: text.positive }, critical: { color: text.critical } } },
});
