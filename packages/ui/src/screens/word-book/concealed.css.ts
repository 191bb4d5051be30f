import { style } from '@vanilla-extract/css';
import { focusRing, onHover, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

/** The same box for hidden and visible text, so that nothing moves. */
export const box = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const button = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  ...transition('background-color', 'box-shadow'),
  ':focus-visible': focusRing(4),
  '@media': {
    [media.touch]: { '::after': { content: '""', position: 'absolute', inset: '-10px 0' } },
  },
});

const veil = (color: string) => ({ background: color, boxShadow: `0 0 0 4px ${color}` });

export const veiled = style([
  veil(vars.color.background.sunken),
  onHover('&:hover', veil(vars.color.tone.neutral.softHover)),
]);

export const blurred = style({ display: 'block', filter: 'blur(0.4em)', userSelect: 'none' });
export const clear = style({ display: 'block' });
