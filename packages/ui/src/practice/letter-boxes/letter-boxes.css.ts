import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background, tone } = vars.color;

export const passage = recipe({
  base: {
    ...textStyle('passage'),
    maxInlineSize: vars.measure.reading,
    color: text.passage,
    fontFamily: vars.font.reading,
    lineHeight: 2.3,
    overflowWrap: 'break-word',
  },
  variants: {
    sentence: { true: { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', paddingBlock: vars.space.medium } },
    reviewed: { true: { lineHeight: 2.9 } },
  },
});
export const glued = style({ whiteSpace: 'nowrap' });
export const group = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  gap: 3,
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
});
export const box = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'inline-block',
    flex: '0 1 auto',
    inlineSize: '1.3em',
    minInlineSize: 0,
    maxInlineSize: '100%',
    blockSize: '1.65em',
    margin: 0,
    padding: 0,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.small,
    background: background.surface,
    color: text.passage,
    font: 'inherit',
    lineHeight: '1.55em',
    textAlign: 'center',
    ...transition('background-color', 'border-color', 'color'),
    ':focus': { ...focusRing(-1), borderColor: tone.primary.solid, caretColor: 'transparent' },
    '::selection': { background: 'transparent' },
    '@media': { [media.touch]: { inlineSize: '1.45em', blockSize: '2em', lineHeight: '1.9em' } },
  },
  variants: {
    state: {
      given: { borderColor: 'transparent', background: background.sunken, color: text.secondary, opacity: 1 },
      open: {},
      locked: { background: background.sunken, color: text.secondary, opacity: 1 },
      correct: {
        borderColor: tone.positive.solid,
        borderBlockEndWidth: 3,
        background: tone.positive.soft,
        color: tone.positive.text,
      },
      wrong: {
        borderStyle: 'dashed',
        borderColor: tone.critical.solid,
        background: tone.critical.soft,
        color: tone.critical.text,
        textDecoration: 'line-through',
        textDecorationThickness: 1,
      },
    },
  },
});
export const column = style({ position: 'relative', display: 'inline-block', flex: '0 1 auto', minInlineSize: 0 });
export const correction = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  color: tone.positive.text,
  fontSize: '0.9em',
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  textAlign: 'center',
});
export const byHint = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'grid',
  justifyItems: 'center',
  color: text.secondary,
  fontSize: '0.7em',
});
export const plain = style({ display: 'inline-flex', alignItems: 'baseline', whiteSpace: 'nowrap', lineHeight: 1.3 });
export const plainInput = style({
  margin: 0,
  padding: '2px 4px',
  border: 0,
  borderBlockEnd: `2px solid ${border.control}`,
  borderRadius: '4px 4px 0 0',
  background: background.sunken,
  color: text.passage,
  font: 'inherit',
  ':focus': { ...focusRing(1), borderColor: tone.primary.solid },
});
