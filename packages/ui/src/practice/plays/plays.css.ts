import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text, border, background, tone } = vars.color;

export const player = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: vars.radius.full,
    ...transition('background-color', 'color'),
  },
  variants: {
    sounding: {
      true: { background: tone.primary.solid, color: tone.primary.onSolid },
      false: { background: background.surface, color: text.secondary },
    },
  },
});
export const playerWords = style({ display: 'grid', gap: vars.space.xsmall, flex: '1 1 8rem', minWidth: 0 });
export const track = style({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: border.standard,
});
export const heard = style({
  display: 'block',
  blockSize: '100%',
  background: tone.primary.solid,
  transformOrigin: 'left',
  ...transition('transform'),
});
export const plays = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minHeight: 22 });
export const dots = style({ display: 'inline-flex', gap: 5 });
export const dot = recipe({
  base: { inlineSize: 9, blockSize: 9, borderRadius: vars.radius.full, border: `1.5px solid ${tone.primary.solid}` },
  variants: { left: { true: { background: tone.primary.solid }, false: { borderColor: border.control } } },
});
