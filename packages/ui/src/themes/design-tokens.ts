import { constants } from './constants.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { publicName, type Tokens } from './names.ts';

interface TokenColor {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
}
interface Measure {
  value: number;
  unit: string;
}
interface TokenShadow {
  color: TokenColor;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

type Typed =
  | { $type: 'color'; $value: TokenColor }
  | { $type: 'dimension' | 'duration'; $value: Measure }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'shadow'; $value: TokenShadow[] };

/** A token of the Design Tokens Community Group's format, with its variable and its value in CSS. */
export type DesignToken = Typed & {
  $description?: string;
  $extensions: { 'app.rehearse.css': { variable: string; value: string } };
};
export type DesignTokens = { [name: string]: DesignToken | DesignTokens };

const channel = (value: number) => Math.round((value / 255) * 10_000) / 10_000;
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function colorOf(css: string): TokenColor {
  const [, inner] = /^rgb\((.+)\)$/.exec(css) ?? [];
  const numbers = inner?.match(/\d+/g)?.map(Number);
  const channels = numbers?.slice(0, 3) ?? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  const alpha = (numbers?.[3] ?? 100) / 100;
  return { colorSpace: 'srgb', components: channels.map(channel), alpha, hex: hexOf(channels) };
}

const measureOf = (css: string): Measure => ({
  value: Number.parseFloat(css),
  unit: /[a-z]+$/.exec(css)?.[0] ?? 'px',
});

/** `0 1px 2px rgb(0 0 0 / 24%), …` */
const shadowsOf = (css: string): TokenShadow[] =>
  css.split(/,\s*(?=\d)/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?) (rgb\(.*\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur] = lengths.split(' ').map(measureOf);
    const none = measureOf('0px');
    return {
      color: colorOf(color),
      offsetX: offsetX ?? none,
      offsetY: offsetY ?? none,
      blur: blur ?? none,
      spread: none,
    };
  });

const listOf = (css: string) => css.split(',').map((name) => name.trim().replaceAll('"', ''));

/** The format has no formulas: a size that grows with the window is given as the largest that it becomes. */
const largest = (css: string) => measureOf(css.slice(css.lastIndexOf(',') + 1, -1).trim());

/** The value of a token by the group and the name that it has. */
function typed(css: string, path: readonly string[]): Typed & { $description?: string } {
  const [group, name = ''] = [path[0], path.at(-1)];
  if (group === 'color') return { $type: 'color', $value: colorOf(css) };
  if (group === 'shadow') return { $type: 'shadow', $value: shadowsOf(css) };
  if (group === 'font') return { $type: 'fontFamily', $value: listOf(css) };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(css) };
  if (group === 'motion') return { $type: 'duration', $value: measureOf(css) };
  if (group === 'easing') return { $type: 'cubicBezier', $value: (css.match(/[\d.]+/g) ?? []).map(Number) };
  if (name === 'tracking') {
    return { $type: 'number', $value: Number.parseFloat(css), $description: 'Letter spacing in em.' };
  }
  if (/^[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  if (css.startsWith('clamp(')) {
    return {
      $type: 'dimension',
      $value: largest(css),
      $description: 'Grows with the window; this is its largest size.',
    };
  }
  return { $type: 'dimension', $value: measureOf(css) };
}

const tokensOf = (tree: Tokens, above: readonly string[] = []): DesignTokens =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const path = [...above, name];
      if (typeof value !== 'string') return [name, tokensOf(value, path)];
      const $extensions = { 'app.rehearse.css': { variable: publicName(path), value } };
      return [name, { ...typed(value, path), $extensions }];
    }),
  );

/**
 * All tokens in the format of the Design Tokens Community Group (2025.10): `base` has what is the same in all themes, `light`
 * and `dark` have colors and shadows.
 */
export const designTokens = () => ({
  $description: 'Design tokens of Rehearse.',
  base: tokensOf(constants),
  light: tokensOf(light),
  dark: tokensOf(dark),
});
