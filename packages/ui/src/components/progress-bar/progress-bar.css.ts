import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { type ProgressBarTone, progressBarTones } from './progress-bar.variants.ts';

export const track = recipe({
  base: {
    width: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.softHover,
  },
  variants: { size: { small: { height: 3 }, medium: { height: 8 } }, square: { true: { borderRadius: 0 } } },
});

const base = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  transformOrigin: 'left',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const fill = recipe({
  base,
  variants: {
    tone: Object.fromEntries(
      progressBarTones.map((name) => [name, { background: vars.color.tone[name].solid }]),
    ) as Record<ProgressBarTone, { background: string }>,
    smooth: { true: { transition: `transform ${vars.motion.standard} ${vars.easing.out}` } },
  },
});
