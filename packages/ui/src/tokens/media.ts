/** Media conditions, for `'@media'` blocks of styles. */
export const media = {
  /** Tablets held upright and wider. */
  tablet: 'screen and (min-width: 640px)',
  /** Where the side margin becomes 5 rem and the navigation fits the bar. */
  desktop: 'screen and (min-width: 960px)',
  wide: 'screen and (min-width: 1320px)',
  print: 'print',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
