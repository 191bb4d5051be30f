import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appearanceStyle, createAppearance } from './appearance.ts';
import { contrastRules, pairsBelow } from './contrast-rules.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { mapTokens, publicName } from './names.ts';
import type { Palette } from './palette.ts';

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

/** A palette with the variables of an appearance in place. */
const withVariables = (palette: Palette, variables: Record<string, string>) =>
  mapTokens(palette, (value, path) => variables[publicName(path)] ?? value) as Palette;

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a brand color', () => {
  it('keeps every contrast of the built-in themes, whatever it is', () => {
    fc.assert(
      fc.property(hexColor, (primary) => {
        const { variables } = createAppearance({ primary });
        for (const [name, palette] of themes) {
          const branded = withVariables(palette, variables[name]);
          expect(contrastRules.flatMap((rule) => pairsBelow(rule, branded))).toEqual([]);
        }
      }),
      { numRuns: 200, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#777777'], ['#ff00ff']] },
    );
  });

  it('is used as it is where it can be seen, and otherwise a warning names the color instead', () => {
    fc.assert(
      fc.property(hexColor, (primary) => {
        const { variables, warnings } = createAppearance({ primary });
        for (const [name] of themes) {
          const solid = variables[name]['--rh-color-tone-primary-solid'];
          const about = warnings.filter((warning) => warning.includes(`in the ${name} theme`));
          expect(about.length).toBe(solid === primary ? 0 : 1);
          expect(about.join()).toContain(solid === primary ? '' : `${primary} is ${solid}`);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves a green that is dark enough for white alone, and lightens it for the dark theme', () => {
    const { variables, warnings } = createAppearance({ primary: '#0B6E4F' });
    expect(variables.light).toMatchObject({
      '--rh-color-tone-primary-solid': '#0b6e4f',
      '--rh-color-tone-primary-on-solid': '#ffffff',
      '--rh-color-text-link': '#0b6e4f',
    });
    expect(warnings).toEqual([expect.stringMatching(/^primary: #0b6e4f is #[0-9a-f]{6} in the dark theme, because/)]);
  });

  it('may have three digits', () => {
    expect(createAppearance({ primary: '#06c' })).toEqual(createAppearance({ primary: '#0066cc' }));
  });

  it('is ignored with a warning if it is no color', () => {
    expect(createAppearance({ primary: 'brandish' })).toEqual({
      variables: { light: {}, dark: {} },
      warnings: ['primary: "brandish" is ignored; it has to be a hex color such as #0b6e4f.'],
    });
  });
});

it('sets corners, fonts and space in both themes', () => {
  const { variables, warnings } = createAppearance({ radius: 'none', font: 'Lato, sans-serif', density: 'compact' });
  const expected = {
    '--rh-radius-button': '0px',
    '--rh-font-interface': 'Lato, sans-serif',
    '--rh-space-large': '18px',
  };
  expect(variables.light).toMatchObject(expected);
  expect(variables.dark).toEqual(variables.light);
  expect(variables.light).not.toHaveProperty('--rh-font-reading');
  expect(warnings).toEqual([]);
});

it('changes nothing without a brand', () => {
  expect(createAppearance({ radius: 'standard', density: 'standard' })).toEqual({
    variables: { light: {}, dark: {} },
    warnings: [],
  });
});

it('names the choices when one is unknown', () => {
  const { warnings } = createAppearance({ radius: 'round' as 'large', density: 'tight' as 'compact' });
  expect(warnings).toEqual([
    'radius: "round" is ignored; it can be none, small, standard, large.',
    'density: "tight" is ignored; it can be compact, standard, spacious.',
  ]);
});

it('is a style sheet for a shadow root, or for a page', () => {
  const appearance = createAppearance({ primary: '#2358d8' });
  expect(appearanceStyle(appearance)).toMatch(
    /^:host\{--rh-.*@media \(prefers-color-scheme: dark\)\{:host\(:not\(\[data-theme\]\)\)\{.*:host\(\[data-theme="dark"\]\)\{/,
  );
  expect(appearanceStyle(appearance, ':root')).toContain(':root[data-theme="dark"]{--rh-color-tone-primary-solid:');
});
