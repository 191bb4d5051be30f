import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { modal } from '../dialog/dialog.css.ts';

const enter = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } });

export const drawer = style([
  modal,
  {
    margin: 0,
    width: 'min(20rem, calc(100vw - 3.5rem))',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    borderRadius: `0 ${vars.radius.card} ${vars.radius.card} 0`,
    animationName: enter,
    animationDuration: vars.motion.standard,
    animationTimingFunction: vars.easing.out,
  },
]);
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minHeight: '100%',
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.large}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
});
