import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { tone } = vars.color;
const tones = ['positive', 'attention', 'critical', 'neutral'] as const;

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.medium,
    padding: vars.space.medium,
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    ...wholeOnPaper,
  },
  variants: {
    tone: Object.fromEntries(
      tones.map((name) => [name, { background: tone[name].soft, borderColor: tone[name].border }]),
    ),
  },
});
export const seal = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.full,
    '@media': { [media.tablet]: { inlineSize: 48, blockSize: 48 }, [media.print]: { display: 'none' } },
  },
  variants: {
    tone: Object.fromEntries(tones.map((name) => [name, { background: tone[name].solid, color: tone[name].onSolid }])),
  },
});
/** A single line is centered on the icon; further lines continue below. */
export const bannerWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xxsmall,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 40,
  '@media': { [media.tablet]: { minBlockSize: 48 } },
});
export const score = style({
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  color: vars.color.text.primary,
  fontSize: '1.75rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
});
export const scoreLabel = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  lineHeight: vars.text.caption.line,
});
export const section = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
