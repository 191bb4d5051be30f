import { space } from '../tokens/index.ts';
import { type BrandColors, brandColors } from './brand-colors.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { publicName } from './names.ts';
import type { Palette } from './palette.ts';

/** How round corners are, and how much space there is. */
export const radii = ['none', 'small', 'standard', 'large'] as const;
export type Radius = (typeof radii)[number];
export const densities = ['compact', 'standard', 'spacious'] as const;
export type Density = (typeof densities)[number];

/** A brand in one object. What is left out stays as it is. */
export interface Brand {
  /** The color of what can be pressed: `#rgb` or `#rrggbb`. */
  primary?: string;
  radius?: Radius;
  /** A CSS font list for the interface, or one for the interface and one for exam text. The page loads the fonts. */
  font?: string | { interface?: string; reading?: string };
  /** Space between and inside elements. Touch targets keep their size. */
  density?: Density;
}

/** Custom properties by name (`--rh-radius-card`). */
export type Variables = Record<string, string>;

export interface Appearance {
  variables: { light: Variables; dark: Variables };
  /** English sentences for developers: what was changed or ignored, and why. */
  warnings: string[];
}

const corners: Record<Radius, Record<'small' | 'medium' | 'card' | 'button', string> | null> = {
  none: { small: '0px', medium: '0px', card: '0px', button: '0px' },
  small: { small: '3px', medium: '5px', card: '8px', button: '8px' },
  standard: null,
  large: { small: '8px', medium: '14px', card: '22px', button: '28px' },
};
const scales: Record<Density, number> = { compact: 0.75, standard: 1, spacious: 1.25 };

const variablesOf = (group: readonly string[], values: object): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [publicName([...group, name]), String(value)]));

const colorVariables = ({ tone, link, focus }: BrandColors): Variables => ({
  ...variablesOf(['color', 'tone', 'primary'], tone),
  ...variablesOf(['color', 'text'], { link }),
  ...variablesOf(['color', 'border'], { focus }),
});

function fontVariables(font: Brand['font']): Variables {
  const fonts = typeof font === 'string' ? { interface: font } : (font ?? {});
  return variablesOf(['font'], Object.fromEntries(Object.entries(fonts).filter(([, list]) => list !== undefined)));
}

function spaceVariables(density: Density): Variables {
  const scale = scales[density];
  if (scale === 1) return {};
  const { none: _none, hairline: _hairline, ...scaled } = space;
  return variablesOf(
    ['space'],
    Object.fromEntries(
      Object.entries(scaled).map(([name, size]) => [name, `${Math.round(Number.parseFloat(size) * scale)}px`]),
    ),
  );
}

/** `#rrggbb`, or null if the text is no hex color. */
function normalized(color: string): string | null {
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, '$&$&') : null;
}

/** Why a color isn't used as given. */
function reasonFor(primary: string, solid: string, theme: string, { color }: Palette): string {
  const { page, surface, raised, sunken } = color.background;
  const least = Math.min(...[page, surface, raised, sunken].map((ground) => contrast(primary, ground)));
  return (
    `primary: ${primary} is ${solid} in the ${theme} theme, because its contrast with a background is ` +
    `${least.toFixed(1)}:1 and controls need 3:1.`
  );
}

const oneOf = <Name extends string>(
  names: readonly Name[],
  given: Name | undefined,
  property: string,
  warnings: string[],
) => {
  if (given === undefined || names.includes(given)) return given ?? 'standard';
  warnings.push(`${property}: "${given}" is ignored; it can be ${names.join(', ')}.`);
  return 'standard';
};

/**
 * Turns a brand into variables for both themes. Contrast is kept as in the built-in palettes (WCAG AA): the lightness of the
 * color is changed where needed, and a warning says so. A value that can't be used is ignored with a warning.
 */
export function createAppearance({ primary, radius, font, density }: Brand): Appearance {
  const warnings: string[] = [];
  const shared: Variables = {
    ...variablesOf(['radius'], corners[oneOf(radii, radius, 'radius', warnings) as Radius] ?? {}),
    ...fontVariables(font),
    ...spaceVariables(oneOf(densities, density, 'density', warnings) as Density),
  };
  const brand = primary === undefined ? null : normalized(primary);
  if (primary !== undefined && brand === null) {
    warnings.push(`primary: "${primary}" is ignored; it has to be a hex color such as #0b6e4f.`);
  }
  const under = (theme: string, palette: Palette): Variables => {
    if (brand === null) return shared;
    const colors = brandColors(brand, palette);
    if (colors.tone.solid !== brand) warnings.push(reasonFor(brand, colors.tone.solid, theme, palette));
    return { ...colorVariables(colors), ...shared };
  };
  return { variables: { light: under('light', light), dark: under('dark', dark) }, warnings };
}

const block = (selector: string, variables: Variables) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Style text that applies an appearance. `target` is `:host` for the shadow root of one question, or a selector of the page
 * such as `:root`. The dark colors count where `data-theme` is `dark`, or where it isn't set and the system is dark.
 */
export function appearanceStyle({ variables: { light: bright, dark: dim } }: Appearance, target = ':host'): string {
  const when = (condition: string) => (target === ':host' ? `:host(${condition})` : `${target}${condition}`);
  return [
    block(target, bright),
    `@media (prefers-color-scheme: dark){${block(when(':not([data-theme])'), dim)}}`,
    block(when('[data-theme="dark"]'), dim),
  ].join('');
}
