import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background, tone } = vars.color;

export const words = style({
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '@media': { [media.touch]: { lineHeight: 2.3 } },
});
/** The padding fills the space between lines, so that a tap between two lines hits a word. */
export const word = style({
  paddingBlock: 4,
  cursor: 'pointer',
  selectors: {
    '&[data-marked]': { background: tone.primary.softHover, boxShadow: `inset 0 -2px 0 ${tone.primary.solid}` },
    '&[data-away]': { color: text.muted },
    '&:focus-visible': { ...focusRing(-1), borderRadius: vars.radius.small, position: 'relative' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-marked])': { background: background.sunken } } },
    [media.touch]: { paddingBlock: 9 },
    [media.forcedColors]: { selectors: { '&[data-marked]': { background: 'Highlight', color: 'HighlightText' } } },
  },
});
export const chosen = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const chosenHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: 36,
});
export const quote = style({
  ...textStyle('large'),
  color: text.passage,
  fontFamily: vars.font.reading,
  overflowWrap: 'anywhere',
});
export const lists = style({ display: 'grid', gap: vars.space.small });
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.small });

export const mark = recipe({
  base: {
    paddingBlock: 4,
    color: text.passage,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    textDecoration: 'none',
  },
  variants: {
    kind: {
      right: { background: tone.positive.soft, boxShadow: `inset 0 -2px 0 ${tone.positive.solid}` },
      missed: {
        background: tone.critical.soft,
        borderBlockEnd: `2px dashed ${tone.critical.solid}`,
      },
      extra: {
        background: tone.attention.soft,
        textDecorationLine: 'line-through',
        textDecorationColor: tone.attention.solid,
      },
    },
  },
});
export const tag = recipe({
  base: {
    marginInline: '2px 4px',
    padding: '1px 6px',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.interface,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    verticalAlign: '0.15em',
    whiteSpace: 'nowrap',
    border: `1px solid ${border.subtle}`,
  },
  variants: {
    kind: {
      right: { background: background.surface, borderColor: tone.positive.border, color: tone.positive.text },
      missed: { background: background.surface, borderColor: tone.critical.border, color: tone.critical.text },
      extra: { background: background.surface, borderColor: tone.attention.border, color: tone.attention.text },
    },
  },
});
