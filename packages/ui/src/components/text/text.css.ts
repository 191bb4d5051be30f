import { recipe } from '@vanilla-extract/recipes';
import { textStyle, truncated } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, font, weight } = vars;

export const text = recipe({
  base: { margin: 0, minWidth: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
  variants: {
    size: {
      caption: textStyle('caption'),
      small: textStyle('small'),
      standard: textStyle('standard'),
      large: textStyle('large'),
      lead: textStyle('lead'),
      passage: textStyle('passage'),
    },
    tone: {
      primary: { color: color.text.primary },
      secondary: { color: color.text.secondary },
      muted: { color: color.text.muted },
      positive: { color: color.text.positive },
      attention: { color: color.text.attention },
      critical: { color: color.text.critical },
      inverse: { color: color.text.inverse },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      strong: { fontWeight: weight.strong },
    },
    font: {
      interface: { fontFamily: font.interface },
      reading: { fontFamily: font.reading, letterSpacing: 0 },
      code: { fontFamily: font.code },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    truncate: { true: [truncated, { display: 'block' }] },
    balance: { true: { textWrap: 'balance' } },
    breaks: { true: { whiteSpace: 'pre-line' } },
  },
  compoundVariants: [{ variants: { size: 'passage', tone: 'primary' }, style: { color: color.text.passage } }],
});
