import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hiddenFromSight, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text, tone } = vars.color;

export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const legend = style([
  textStyle('small'),
  { padding: 0, marginBlockEnd: vars.space.xsmall, fontWeight: vars.weight.medium },
]);
export const legendHidden = style(hiddenFromSight);

export const options = recipe({
  base: { display: 'flex' },
  variants: {
    variant: {
      list: { flexDirection: 'column', gap: vars.space.xsmall },
      segmented: {
        alignSelf: 'flex-start',
        maxWidth: '100%',
        padding: 3,
        gap: 2,
        borderRadius: vars.radius.button,
        background: background.sunken,
        boxShadow: `inset 0 0 0 1px ${border.subtle}`,
      },
    },
  },
});

const graded = (name: 'positive' | 'critical') => ({
  borderColor: tone[name].border,
  background: tone[name].soft,
  selectors: {
    '&:has(:disabled)': { color: text.primary, cursor: 'default' },
    '&:has(:checked)': {
      borderColor: tone[name].solid,
      background: tone[name].soft,
      boxShadow: `inset 0 0 0 1px ${tone[name].solid}`,
    },
  },
});

const ring = { outline: `${vars.size.focus} solid ${border.focus}`, outlineOffset: 2 };

export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    cursor: 'pointer',
    ...transition('background-color', 'border-color', 'color', 'box-shadow'),
    selectors: {
      '&:has(:focus-visible)': ring,
      '&:has(:disabled)': { cursor: 'not-allowed', color: text.disabled },
    },
  },
  variants: {
    variant: {
      list: {
        gap: vars.space.small,
        padding: '11px 14px',
        minHeight: 48,
        border: `1px solid ${border.standard}`,
        borderRadius: vars.radius.medium,
        background: background.surface,
        selectors: {
          '&:hover:not(:has(:disabled))': { borderColor: border.control },
          '&:has(:checked)': {
            borderColor: tone.primary.solid,
            background: tone.primary.soft,
            boxShadow: `inset 0 0 0 1px ${tone.primary.solid}`,
          },
        },
      },
      segmented: {
        justifyContent: 'center',
        flex: '1 1 auto',
        padding: '4px clamp(6px, 3vw, 16px)',
        minHeight: `max(34px, ${vars.size.target})`,
        borderRadius: '17px',
        color: text.secondary,
        fontSize: vars.text.small.size,
        fontWeight: vars.weight.medium,
        whiteSpace: 'nowrap',
        selectors: {
          '&:hover:not(:has(:disabled))': { color: text.primary },
          '&:has(:checked)': {
            color: text.primary,
            background: background.raised,
            boxShadow: `0 0 0 1px ${border.standard}, ${vars.shadow.card}`,
          },
        },
      },
    },
    // After grading, nothing is dimmed, because everything should be readable.
    tone: {
      none: { selectors: { '&:has(:disabled)': { color: text.secondary, cursor: 'default' } } },
      positive: graded('positive'),
      critical: graded('critical'),
    },
  },
});

export const hidden = style(hiddenFromSight);
export const dot = style({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  appearance: 'none',
  borderRadius: '50%',
  border: `1.5px solid ${border.control}`,
  background: background.surface,
  cursor: 'inherit',
  ':checked': { border: `6px solid ${tone.primary.solid}`, background: tone.primary.onSolid },
  ':focus-visible': { outline: 'none' },
});
export const dotTone = styleVariants({
  positive: { ':checked': { borderColor: tone.positive.solid } },
  critical: { ':checked': { borderColor: tone.critical.solid } },
});
export const words = recipe({
  base: { flex: '1 1 auto', minWidth: 0 },
  variants: {
    font: {
      interface: textStyle('standard'),
      reading: [textStyle('large'), { fontFamily: vars.font.reading, letterSpacing: 0 }],
    },
  },
});
export const mark = recipe({
  base: { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: vars.text.small.size },
  variants: { tone: { positive: { color: text.positive }, critical: { color: text.critical } } },
});
