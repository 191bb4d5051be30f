import { contrast } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import type { Palette, ToneColors } from './palette.ts';

/** The colors that follow from a brand's. */
export interface BrandColors {
  tone: ToneColors;
  link: string;
  focus: string;
}

const STEP = 0.004;

/** The color of the nearest lightness that is right; where none is, the one it came from. */
function nearest(color: Oklch, isRight: (hex: string) => boolean): string {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const lightness of [color.lightness - distance, color.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOf({ ...color, lightness });
      if (isRight(hex)) return hex;
    }
  }
  return hexOf(color);
}

/** White or ink, whichever can be read; black where both are too close. */
const textOn = (solid: string, ink: string) =>
  ['#ffffff', ink, '#000000'].find((text) => contrast(text, solid) >= 4.5) ?? '#000000';

/**
 * Makes the tone `primary` of a palette from a brand's color (`#rrggbb`). The color is kept if it can be told from every
 * background (3:1); otherwise its lightness changes as little as that takes.
 */
export function brandColors(brand: string, { color }: Palette): BrandColors {
  const { background, text, tone } = color;
  const grounds = [background.page, background.surface, background.raised, background.sunken];
  const own = oklchOf(brand);
  const onGrounds = (least: number) => (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least);
  /** The brand's hue at the lightness of the theme's own color, and at most as colorful. */
  const like = (hex: string): Oklch => {
    const { lightness, chroma } = oklchOf(hex);
    return { lightness, chroma: Math.min(chroma, own.chroma), hue: own.hue };
  };

  const solid = onGrounds(3)(brand) ? brand : nearest(own, onGrounds(3));
  const onSolid = textOn(solid, text.primary.startsWith('#e') ? text.inverse : text.primary);
  const base = oklchOf(solid);
  const away = onSolid === '#ffffff' ? -0.06 : 0.06;
  const solidHover = nearest(
    { ...base, lightness: Math.min(1, Math.max(0, base.lightness + away)) },
    (hex) => contrast(onSolid, hex) >= 4.5,
  );

  const carries = (hex: string) =>
    contrast(text.passage, hex) >= 7 && contrast(text.primary, hex) >= 7 && contrast(text.secondary, hex) >= 4.5;
  const soft = nearest(like(tone.primary.soft), carries);
  const softHover = nearest(like(tone.primary.softHover), carries);
  const isReadable = (hex: string) => [...grounds, soft, softHover].every((ground) => contrast(hex, ground) >= 4.5);
  const words = isReadable(brand)
    ? brand
    : nearest({ ...own, lightness: oklchOf(tone.primary.text).lightness }, isReadable);

  return {
    tone: { solid, solidHover, onSolid, soft, softHover, text: words, border: hexOf(like(tone.primary.border)) },
    link: words,
    focus: nearest({ ...own, lightness: oklchOf(color.border.focus).lightness }, onGrounds(3)),
  };
}
