import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.loading,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: `color-mix(in srgb, ${vars.color.background.page} 72%, transparent)`,
  color: vars.color.text.link,
  cursor: 'progress',
  animation: `${appear} ${vars.motion.standard} ${vars.easing.out} 150ms backwards`,
});
