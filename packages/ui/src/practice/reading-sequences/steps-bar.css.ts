import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, text, tone, background } = vars.color;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});
export const list = style({ display: 'flex', flex: '0 1 26rem', minInlineSize: 0, marginInlineStart: -6 });
export const item = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  selectors: {
    '&:last-child': { flex: '0 0 auto' },
    '&:not(:last-child)::after': {
      content: '',
      alignSelf: 'center',
      flex: '1 1 auto',
      blockSize: 2,
      borderRadius: 1,
      background: border.standard,
    },
    '&[data-reached]:has(+ [data-reached])::after': { background: tone.primary.solid },
  },
});
export const target = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: 40,
  minBlockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: 'inherit',
  selectors: { 'button&': { cursor: 'pointer' } },
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: '50%',
    fontSize: vars.text.small.size,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    ...transition('background-color', 'box-shadow'),
    selectors: { [`${target}:hover:is(button) &`]: { boxShadow: `0 0 0 4px ${background.hover}` } },
  },
  variants: {
    state: {
      done: { background: tone.primary.soft, color: tone.primary.text },
      current: { background: tone.primary.solid, color: tone.primary.onSolid },
      ahead: {
        background: background.surface,
        color: text.muted,
        boxShadow: `inset 0 0 0 1.5px ${border.standard}`,
      },
    },
  },
});
