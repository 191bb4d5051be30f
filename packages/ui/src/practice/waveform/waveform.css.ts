import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';

export const wave = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
});
export const bar = recipe({
  base: { flex: '1 1 0', minInlineSize: 1, maxInlineSize: 5, borderRadius: vars.radius.full },
  variants: {
    heard: {
      true: { background: vars.color.tone.primary.solid },
      false: { background: vars.color.tone.primary.border },
    },
    empty: { true: { background: vars.color.border.standard } },
  },
});
