import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, headingStyle, onHover, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { plan } = vars.color;

const solid = createVar();
const line = createVar();
const ink = createVar();

const colored = (name: keyof typeof plan) => ({
  vars: { [solid]: plan[name].solid, [line]: plan[name].border, [ink]: plan[name].text },
  background: plan[name].soft,
});

export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    minHeight: 268,
    minWidth: 0,
    padding: vars.space.large,
    border: `1px solid ${line}`,
    borderRadius: vars.radius.card,
    ...transition('border-color', 'box-shadow'),
    selectors: {
      '&:has(input:focus-visible)': focusRing(),
      '&:has(input:disabled)': { cursor: 'progress' },
    },
  },
  variants: {
    color: {
      first: colored('first'),
      second: colored('second'),
      third: colored('third'),
      rest: colored('rest'),
    },
    selected: {
      true: { borderColor: solid, boxShadow: `inset 0 0 0 1px ${solid}, ${vars.shadow.raised}` },
      false: onHover('&:hover', { borderColor: solid }),
    },
  },
});

export const choice = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** The whole card is clickable. */
export const stretched = style({
  color: ink,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});

export const dot = style({
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  appearance: 'none',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.border.control}`,
  background: vars.color.background.surface,
  ':checked': { border: `7px solid ${solid}` },
  ':focus-visible': { outline: 'none' },
});

export const price = style([
  headingStyle('display'),
  { fontWeight: vars.weight.heavy, fontVariantNumeric: 'tabular-nums', color: ink, fontSize: '2.75rem' },
]);

export const text = style({ flex: '1 1 auto', minHeight: '3rem' });

/** Above the card's own click area. */
export const purchase = style({ position: 'relative' });

/** As high as a row of plans, so that nothing moves when they are loaded. */
export const waiting = style({
  minHeight: 268,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.background.surface,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
