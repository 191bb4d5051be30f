import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background, tone } = vars.color;

export const blank = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  verticalAlign: 'baseline',
  lineHeight: 1.3,
});
export const select = recipe({
  base: {
    // as wide as the chosen option where the browser supports it, otherwise as wide as the widest option
    fieldSizing: 'content',
    appearance: 'none',
    maxInlineSize: '100%',
    minInlineSize: '6.25em',
    minBlockSize: '1.75em',
    margin: 0,
    padding: '1px 1.6em 1px 0.55em',
    border: 0,
    borderBlockEnd: `2px solid ${border.control}`,
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
    background: background.sunken,
    font: 'inherit',
    cursor: 'pointer',
    ...transition('background-color', 'border-color'),
    ':hover': { borderColor: tone.primary.solid },
    ':focus-visible': {
      outline: `${vars.size.focus} solid ${border.focus}`,
      outlineOffset: 1,
    },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  variants: {
    empty: {
      true: { color: text.secondary },
      false: { background: tone.primary.soft, borderColor: tone.primary.solid, color: text.passage },
    },
  },
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '0.4em',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: text.secondary,
});
export const reviewed = style({ whiteSpace: 'nowrap' });
export const right = style({
  color: tone.positive.text,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
});
export const wrong = style({
  marginInlineEnd: '0.3em',
  color: tone.critical.text,
  textDecorationLine: 'line-through',
  textDecorationThickness: 1,
});
export const gap = recipe({
  base: { borderRadius: vars.radius.small, boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' },
  variants: {
    state: {
      empty: {
        padding: '3px 10px',
        border: `1.5px dashed ${border.control}`,
        background: background.sunken,
        color: text.secondary,
      },
      chosen: { padding: '3px 4px', background: tone.primary.soft, boxShadow: `inset 0 -2px 0 ${tone.primary.solid}` },
      right: { padding: '3px 4px', background: tone.positive.soft, boxShadow: `inset 0 -2px 0 ${tone.positive.solid}` },
    },
  },
});
