import { tones } from '../tokens/index.ts';
import { contrast } from './contrast.ts';
import type { Palette } from './palette.ts';

type Pair = [name: string, front: string, back: string];

export interface ContrastRule {
  title: string;
  /** The least ratio of every pair. */
  least: number;
  pairsOf: (color: Palette['color']) => Pair[];
}

const groundsOf = ({ background: { page, surface, raised, sunken } }: Palette['color']) =>
  Object.entries({ page, surface, raised, sunken });

/** What every palette has to keep. */
export const contrastRules: readonly ContrastRule[] = [
  {
    title: 'lets every text be read on every ground',
    least: 4.5,
    pairsOf: (color) => {
      const { passage: _passage, inverse, disabled: _disabled, ...words } = color.text;
      return [
        ...Object.entries(words).flatMap(([name, front]) =>
          groundsOf(color).map(([ground, back]): Pair => [`${name} on ${ground}`, front, back]),
        ),
        ['inverse', inverse, color.background.inverse],
      ];
    },
  },
  {
    title: 'lets exam text be read by tired eyes, also on a verdict',
    least: 7,
    pairsOf: (color) =>
      [...groundsOf(color), ...tones.map((name) => [`${name} soft`, color.tone[name].soft] as const)].flatMap(
        ([ground, back]): Pair[] => [
          [`passage on ${ground}`, color.text.passage, back],
          [`primary on ${ground}`, color.text.primary, back],
        ],
      ),
  },
  {
    title: 'keeps quiet and toned text readable on tints',
    least: 4.5,
    pairsOf: ({ background, text, tone }) =>
      tones.flatMap((name): Pair[] => [
        [`secondary on ${name} soft`, text.secondary, tone[name].soft],
        [`${name} on its soft`, tone[name].text, tone[name].soft],
        [`${name} on its hovered soft`, tone[name].text, tone[name].softHover],
        [`${name} on surface`, tone[name].text, background.surface],
        [`on solid ${name}`, tone[name].onSolid, tone[name].solid],
        [`on hovered solid ${name}`, tone[name].onSolid, tone[name].solidHover],
      ]),
  },
  {
    title: 'keeps plan cards readable',
    least: 4.5,
    pairsOf: ({ plan, text }) =>
      Object.entries(plan).flatMap(([name, colors]): Pair[] => [
        [`${name} text`, colors.text, colors.soft],
        [`primary on ${name}`, text.primary, colors.soft],
        [`secondary on ${name}`, text.secondary, colors.soft],
        [`on solid ${name}`, '#ffffff', colors.solid],
      ]),
  },
  {
    title: 'lets controls and focus be seen',
    least: 3,
    pairsOf: (color) =>
      groundsOf(color).flatMap(([ground, back]): Pair[] => [
        [`control on ${ground}`, color.border.control, back],
        [`focus on ${ground}`, color.border.focus, back],
        [`primary on ${ground}`, color.tone.primary.solid, back],
      ]),
  },
];

/** The pairs of a palette that are below the least ratio of a rule. */
export const pairsBelow = ({ least, pairsOf }: ContrastRule, { color }: Palette) =>
  pairsOf(color)
    .map(([name, front, back]) => ({ name, ratio: Math.round(contrast(front, back) * 100) / 100 }))
    .filter(({ ratio }) => ratio < least);
