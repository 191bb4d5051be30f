import tokens from '@rehearse/ui/tokens.json';
import { describe, expect, it } from 'vitest';
import { constants } from './constants.ts';
import { dark } from './dark.ts';
import { type DesignToken, designTokens } from './design-tokens.ts';
import { light } from './light.ts';
import { mapTokens, type Tokens } from './names.ts';

type Value<Type extends DesignToken['$type']> = Extract<DesignToken, { $type: Type }>['$value'];

const length = ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`;
const color = ({ components, alpha }: Value<'color'>) => {
  const channels = components.map((share) => Math.round(share * 255));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
const shadow = ({ offsetX, offsetY, blur, color: ink }: Value<'shadow'>[number]) =>
  `${[offsetX, offsetY, blur].map((part) => (part.value === 0 ? '0' : length(part))).join(' ')} ${color(ink)}`;

/** The CSS that the value of a token stands for. */
function cssOf({ $type, $value }: DesignToken): string {
  if ($type === 'color') return color($value);
  if ($type === 'shadow') return $value.map(shadow).join(', ');
  if ($type === 'fontFamily') return $value.join(', ');
  if ($type === 'cubicBezier') return `cubic-bezier(${$value.join(', ')})`;
  if (typeof $value === 'number') return String($value);
  return length($value);
}

const at = (tree: object, path: readonly string[]) =>
  path.reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], tree) as DesignToken;

/** How the format can't say a value: without quotes, em and formulas. */
const plain = (css: string) =>
  css
    .replaceAll('"', '')
    .replace(/em$/, (unit, place: number) => (css[place - 1] === 'r' ? unit : ''))
    .replace(/^clamp\(.*, (.*)\)$/, '$1');

describe.each<[string, Tokens, object]>([
  ['base', constants, tokens.base],
  ['light', light, tokens.light],
  ['dark', dark, tokens.dark],
])('tokens.json: %s', (_name, values, exported) => {
  it('has the value of every variable', () => {
    const found = mapTokens(values, (_value, path) => cssOf(at(exported, path)));
    expect(found).toEqual(mapTokens(values, plain));
  });
});

it('names the variables that a page can set', () => {
  expect(tokens.light.color.text.critical).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.6588, 0.1176, 0.149], alpha: 1, hex: '#a81e26' },
    $extensions: { 'app.rehearse.css': { variable: '--rh-color-text-critical', value: '#a81e26' } },
  });
});

it('is up to date (npm run generate)', () => {
  expect(tokens).toEqual(designTokens());
});
