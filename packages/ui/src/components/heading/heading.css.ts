import { recipe } from '@vanilla-extract/recipes';
import { headingStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const heading = recipe({
  base: {
    margin: 0,
    color: vars.color.text.primary,
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    ':focus': { outline: 'none' },
  },
  variants: {
    size: {
      small: headingStyle('small'),
      medium: headingStyle('medium'),
      large: headingStyle('large'),
      xlarge: headingStyle('xlarge'),
      display: headingStyle('display'),
      word: headingStyle('word'),
    },
    font: {
      interface: { fontFamily: vars.font.interface },
      reading: { fontFamily: vars.font.reading, fontWeight: vars.weight.medium, letterSpacing: '-0.012em' },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    tone: {
      primary: {},
      secondary: { color: vars.color.text.secondary },
      inherit: { color: 'inherit' },
    },
  },
});
