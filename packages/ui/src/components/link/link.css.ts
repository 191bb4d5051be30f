import { recipe } from '@vanilla-extract/recipes';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    ...transition('color', 'text-decoration-color'),
    ':hover': { textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      primary: { color: vars.color.text.link },
      neutral: { color: vars.color.text.secondary, ':hover': { color: vars.color.text.primary } },
      inherit: { color: 'inherit' },
    },
    quiet: { true: { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } } },
    strong: { true: { fontWeight: vars.weight.strong } },
  },
});
