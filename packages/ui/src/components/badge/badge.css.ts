import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { type Tone, tones } from '../../tokens/index.ts';

const toned = Object.fromEntries(
  tones.map((name) => [name, { background: vars.color.tone[name].soft, color: vars.color.tone[name].text }]),
) as Record<Tone, { background: string; color: string }>;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    flex: 'none',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: toned,
    size: {
      small: { padding: '0 8px', minHeight: 20, fontSize: '0.75rem', lineHeight: '1.25rem' },
      medium: {
        padding: '2px 10px',
        minHeight: 26,
        fontSize: vars.text.caption.size,
        lineHeight: vars.text.caption.line,
      },
    },
  },
});
