import { style } from '@vanilla-extract/css';
import { hiddenFromSight, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, tone } = vars.color;

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.disabled } },
});
export const input = style(hiddenFromSight);
export const track = style({
  flex: 'none',
  width: 40,
  height: 24,
  padding: 3,
  borderRadius: vars.radius.full,
  background: border.control,
  ...transition('background-color'),
  selectors: {
    [`${input}:checked + &`]: { background: tone.primary.solid },
    [`${input}:disabled + &`]: { opacity: 0.5 },
    [`${input}:focus-visible + &`]: {
      outline: `${vars.size.focus} solid ${border.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
export const thumb = style({
  display: 'block',
  width: 18,
  height: 18,
  borderRadius: '50%',
  background: tone.primary.onSolid,
  boxShadow: vars.shadow.card,
  transitionProperty: 'transform',
  transitionDuration: vars.motion.standard,
  transitionTimingFunction: vars.easing.out,
  selectors: { [`${input}:checked + ${track} > &`]: { transform: 'translateX(16px)' } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
export const words = style([textStyle('standard'), { fontSize: '0.9375rem' }]);
export const note = style([textStyle('caption'), { display: 'block', color: vars.color.text.muted }]);
