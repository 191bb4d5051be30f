/** Spacing on a 4 px grid. `none` turns off a prop's default. */
export const space = {
  none: '0px',
  hairline: '2px',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '32px',
  xxlarge: '48px',
  huge: '72px',
} as const;

/** Names of the steps of {@link space}. */
export type Space = keyof typeof space;
export const spaces = Object.keys(space) as Space[];
