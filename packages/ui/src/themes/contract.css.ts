import { createGlobalThemeContract } from '@vanilla-extract/css';
import { easing, font, heading, layer, measure, motion, radius, space, text, weight } from '../tokens/index.ts';
import { light } from './light.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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

/**
 * The variables that all styles use. Their names (`--rh-color-text-critical`, `--rh-space-medium`, …) are public: a
 * host page may set them in plain CSS.
 */
export const vars = createGlobalThemeContract({ ...constants, ...light }, (_value, path) =>
  ['rh', ...path.map(kebab)].join('-'),
);
