import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { notOnPaper, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { type ButtonTone, buttonTones } from './button.variants.ts';

const { tone: tones, background, border, text } = vars.color;
const off = '&:is(:disabled, [aria-disabled="true"])';
const over = '&:hover:not(:disabled, [aria-disabled="true"])';

const byTone = <T>(make: (tone: ButtonTone) => T) =>
  Object.fromEntries(buttonTones.map((tone) => [tone, make(tone)])) as Record<ButtonTone, T>;

const solid = byTone((tone) => ({
  background: tones[tone].solid,
  color: tones[tone].onSolid,
  selectors: {
    [over]: { background: tones[tone].solidHover },
    [off]: { background: tones.neutral.softHover, color: text.disabled },
  },
}));
const outline = byTone((tone) => ({
  background: background.surface,
  borderColor: tone === 'neutral' ? border.standard : tones[tone].border,
  color: tone === 'neutral' ? text.primary : tones[tone].text,
  selectors: {
    [over]: { background: tones[tone].soft, borderColor: tone === 'neutral' ? border.control : tones[tone].text },
    [off]: { borderColor: border.subtle, color: text.disabled },
  },
}));
const quiet = byTone((tone) => ({
  background: 'transparent',
  color: tone === 'neutral' ? text.secondary : tones[tone].text,
  selectors: {
    [over]: { background: tones[tone].soft, color: tones[tone].text },
    [off]: { color: text.disabled },
  },
}));

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.button,
    fontWeight: vars.weight.medium,
    lineHeight: 1.375,
    letterSpacing: '-0.006em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    minWidth: vars.size.target,
    ...transition('background-color', 'border-color', 'color', 'transform'),
    ':active': { transform: 'scale(0.985)' },
    ':focus-visible': { outline: `${vars.size.focus} solid ${border.focus}`, outlineOffset: 2 },
    selectors: { [off]: { cursor: 'not-allowed', transform: 'none' } },
    ...notOnPaper,
  },
  variants: {
    variant: { solid: {}, outline: {}, text: {} },
    tone: { primary: {}, neutral: {}, critical: {} },
    size: {
      small: { minHeight: `max(32px, ${vars.size.target})`, padding: '4px 14px', fontSize: vars.text.small.size },
      medium: { minHeight: `max(40px, ${vars.size.target})`, padding: '8px 20px', fontSize: '0.9375rem' },
      large: {
        minHeight: '52px',
        padding: '12px 28px',
        borderRadius: `calc(1.3 * ${vars.radius.button})`,
        fontSize: '1.0625rem',
        fontWeight: vars.weight.strong,
      },
    },
    block: { true: { width: '100%' } },
    loading: { true: { cursor: 'progress' } },
  },
  compoundVariants: buttonTones.flatMap((tone) => [
    { variants: { tone, variant: 'solid' as const }, style: solid[tone] },
    { variants: { tone, variant: 'outline' as const }, style: outline[tone] },
    { variants: { tone, variant: 'text' as const }, style: quiet[tone] },
  ]),
});

export const label = style({ display: 'contents' });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const covered = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 });
globalStyle(`${label} > svg:first-child:not(:only-child)`, { marginInlineStart: '-4px' });
globalStyle(`${label} > svg:last-child:not(:only-child)`, { marginInlineEnd: '-4px' });
