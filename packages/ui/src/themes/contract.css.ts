import { createGlobalThemeContract } from '@vanilla-extract/css';
import { easing, font, heading, layer, measure, motion, radius, space, text, weight } from '../tokens/index.ts';
import { light } from './light.ts';
import { privateName } from './names.ts';

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
 * The variables that all styles use (`--_rh-color-text-critical`). Each is the page's own value of the same name without the
 * underscore (`--rh-color-text-critical`) or else the theme's, so a page's values count wherever its stylesheet stands.
 */
export const vars = createGlobalThemeContract({ ...constants, ...light }, (_value, path) =>
  privateName(path).slice('--'.length),
);
