import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { type Space, spaces } from '../../tokens/index.ts';

const gapOf = (step: Space) => vars.space[step];

export const gap = styleVariants(
  Object.fromEntries(spaces.map((step) => [step, step])) as Record<Space, Space>,
  (step) => ({ gap: gapOf(step) }),
);

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    grow: { true: { flex: '1 1 0%' } },
  },
});
