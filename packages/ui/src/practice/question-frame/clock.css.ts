import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { text, tone } = vars.color;

export const clock = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 12px',
    borderRadius: vars.radius.full,
    fontSize: vars.text.large.size,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.text.large.line,
    ...transition('background-color', 'color'),
  },
  variants: {
    runningOut: {
      true: { background: tone.attention.soft, color: tone.attention.text },
      false: { background: tone.neutral.soft, color: text.primary },
    },
  },
});
