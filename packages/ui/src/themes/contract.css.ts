import { createGlobalThemeContract } from '@vanilla-extract/css';
import { easing, font, heading, layer, measure, motion, radius, space, text, weight } from '../tokens/index.ts';
import { light } from './light.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What does not change with the theme. */
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
  /** `target` is the least height of what is touched: nothing extra for a mouse, 44 px for a finger. */
  size: { target: '0px', bar: '64px', focus: '2px' },
} as const;

/**
 * Every style reads these. The names (`--rh-color-text-critical`, `--rh-space-medium`, …) are public: a host page may set
 * them in plain CSS.
 */
export const vars = createGlobalThemeContract({ ...constants, ...light }, (_value, path) =>
  ['rh', ...path.map(kebab)].join('-'),
);
