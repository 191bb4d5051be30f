import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../styles/index.ts';
import { media } from '../../tokens/index.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const ring = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 22%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 700ms linear infinite`,
  '@media': { [media.lessMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});

export const spinner = styleVariants({
  small: [ring, { width: '1rem', height: '1rem' }],
  medium: [ring, { width: '1.5rem', height: '1.5rem' }],
  large: [ring, { width: '2.5rem', height: '2.5rem', borderWidth: 3 }],
});
export const label = style(hiddenFromSight);
