/**
 * Media queries for `'@media'` blocks. In the sheets of shadow roots, `tablet`, `desktop` and `wide` are the width of the
 * question instead of the window's.
 */
export const media = {
  /** Tablets in portrait and wider. */
  tablet: 'screen and (min-width: 640px)',
  /** The width at which the side margin becomes 5rem and the navigation fits in the bar. */
  desktop: 'screen and (min-width: 960px)',
  wide: 'screen and (min-width: 1320px)',
  /** `tablet` for what covers the window, such as dialogs: also in a shadow root it is the window's width. */
  tabletWindow: 'only screen and (min-width: 640px)',
  print: 'print',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
