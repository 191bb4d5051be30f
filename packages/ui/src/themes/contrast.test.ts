import { describe, expect, it } from 'vitest';
import { tones } from '../tokens/index.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { paper } from './paper.ts';

/** Contrast ratio by WCAG 2.2, "relative luminance". */
function contrast(a: string, b: string) {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

type Pair = [name: string, front: string, back: string];
const below = (least: number, pairs: Pair[]) =>
  pairs
    .map(([name, front, back]) => ({ name, ratio: Math.round(contrast(front, back) * 100) / 100 }))
    .filter(({ ratio }) => ratio < least);

describe.each([
  ['light', light],
  ['dark', dark],
  ['paper', paper],
])('the %s theme', (_name, { color }) => {
  const { background, text, border, tone, plan } = color;
  const grounds = Object.entries({
    page: background.page,
    surface: background.surface,
    raised: background.raised,
    sunken: background.sunken,
  });
  const softs = tones.map((name) => [`${name} soft`, tone[name].soft] as const);

  it('lets every text be read on every ground (4.5:1)', () => {
    const { passage, inverse, disabled, ...words } = text;
    const pairs = Object.entries(words).flatMap(([name, front]) =>
      grounds.map(([ground, back]): Pair => [`${name} on ${ground}`, front, back]),
    );
    expect(below(4.5, [...pairs, ['inverse', inverse, background.inverse]])).toEqual([]);
  });

  it('lets exam text be read by tired eyes (7:1), also on a verdict', () => {
    const pairs = [...grounds, ...softs].flatMap(([ground, back]): Pair[] => [
      [`passage on ${ground}`, text.passage, back],
      [`primary on ${ground}`, text.primary, back],
    ]);
    expect(below(7, pairs)).toEqual([]);
  });

  it('keeps quiet and toned text readable on tints (4.5:1)', () => {
    const pairs = tones.flatMap((name): Pair[] => [
      [`secondary on ${name} soft`, text.secondary, tone[name].soft],
      [`${name} on its soft`, tone[name].text, tone[name].soft],
      [`${name} on its hovered soft`, tone[name].text, tone[name].softHover],
      [`${name} on surface`, tone[name].text, background.surface],
      [`on solid ${name}`, tone[name].onSolid, tone[name].solid],
      [`on hovered solid ${name}`, tone[name].onSolid, tone[name].solidHover],
    ]);
    expect(below(4.5, pairs)).toEqual([]);
  });

  it('keeps plan cards readable (4.5:1)', () => {
    const pairs = Object.entries(plan).flatMap(([name, colors]): Pair[] => [
      [`${name} text`, colors.text, colors.soft],
      [`primary on ${name}`, text.primary, colors.soft],
      [`secondary on ${name}`, text.secondary, colors.soft],
      [`on solid ${name}`, '#ffffff', colors.solid],
    ]);
    expect(below(4.5, pairs)).toEqual([]);
  });

  it('lets controls and focus be seen (3:1)', () => {
    const pairs = grounds.flatMap(([ground, back]): Pair[] => [
      [`control on ${ground}`, border.control, back],
      [`focus on ${ground}`, border.focus, back],
      [`primary on ${ground}`, tone.primary.solid, back],
    ]);
    expect(below(3, pairs)).toEqual([]);
  });
});
