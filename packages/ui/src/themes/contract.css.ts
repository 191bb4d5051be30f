import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants } from './constants.ts';
import { light } from './light.ts';
import { privateName } from './names.ts';

/**
 * The variables that all styles use (`--_rh-color-text-critical`). Each is the page's own value of the same name without the
 * underscore (`--rh-color-text-critical`) or else the theme's, so a page's values count wherever its stylesheet stands.
 */
export const vars = createGlobalThemeContract({ ...constants, ...light }, (_value, path) =>
  privateName(path).slice('--'.length),
);
