/** Media queries for `'@media'` blocks. */
export const media = {
  /** Tablets in portrait and wider. */
  tablet: 'screen and (min-width: 640px)',
  /** The width at which the side margin becomes 5rem and the navigation fits in the bar. */
  desktop: 'screen and (min-width: 960px)',
  wide: 'screen and (min-width: 1320px)',
  print: 'print',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
