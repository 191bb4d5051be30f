import { keyframes, style } from '@vanilla-extract/css';
import { notOnPaper, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  inset: 'auto 0 max(24px, env(safe-area-inset-bottom)) 0',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: `0 ${vars.space.medium}`,
  border: 0,
  background: 'transparent',
  pointerEvents: 'none',
  ...notOnPaper,
  overflow: 'visible',
});
export const toast = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    maxWidth: '30rem',
    minHeight: 44,
    padding: '6px 8px 6px 16px',
    borderRadius: 22,
    background: vars.color.background.inverse,
    color: vars.color.text.inverse,
    fontWeight: vars.weight.medium,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'auto',
    animation: `${rise} ${vars.motion.standard} ${vars.easing.out}`,
  },
]);
export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: `max(28px, ${vars.size.target})`,
  height: `max(28px, ${vars.size.target})`,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});
