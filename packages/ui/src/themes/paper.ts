import { light } from './light.ts';
import type { Palette } from './palette.ts';

const ink = '#000000';
const sheet = '#ffffff';

const filled = <Group extends Record<string, string>>(group: Group, colour: string) =>
  Object.fromEntries(Object.keys(group).map((name) => [name, colour])) as Group;

const { color } = light;

/** Black on white: in print, results are shown by words, icons and lines. */
export const paper: Palette = {
  color: {
    background: filled(color.background, sheet),
    text: filled(color.text, ink),
    border: { ...filled(color.border, ink), subtle: '#8a8a8a', standard: '#8a8a8a' },
    tone: Object.fromEntries(
      Object.entries(color.tone).map(([name, group]) => [
        name,
        { ...filled(group, sheet), text: ink, border: ink, solid: ink, solidHover: ink },
      ]),
    ) as Palette['color']['tone'],
    plan: Object.fromEntries(
      Object.entries(color.plan).map(([name, group]) => [name, { ...group, ...filled(group, ink), soft: sheet }]),
    ) as Palette['color']['plan'],
  },
  shadow: filled(light.shadow, 'none'),
};
