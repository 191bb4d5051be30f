import { easing, font, heading, layer, measure, motion, radius, space, text, weight } from '../tokens/index.ts';

/** Values that are the same in all themes. */
export const constants = {
  space: { ...space, gutter: '1rem' },
  radius,
  measure,
  font,
  weight,
  text,
  heading,
  layer,
  motion,
  easing,
  /** `target` is the minimum height of controls: none for a mouse, 44 px for touch. */
  size: { target: '0px', bar: '64px', focus: '2px' },
} as const;
