import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.small } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 3rem 3.25rem',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: 52,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: background.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition('border-color', 'box-shadow'),
  ':hover': { borderColor: border.control },
  ':focus-visible': { ...focusRing(2) },
  selectors: {
    '&[aria-current]': { borderColor: tone.primary.solid, boxShadow: `inset 0 0 0 1px ${tone.primary.solid}` },
  },
});
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const score = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const cost = style({
  color: text.secondary,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
const tones = ['positive', 'attention', 'critical'] as const;
export const seal = recipe({
  base: { display: 'grid', placeItems: 'center', inlineSize: 28, blockSize: 28, borderRadius: '50%' },
  variants: {
    tone: Object.fromEntries(tones.map((name) => [name, { background: tone[name].soft, color: tone[name].text }])),
  },
});
