import { createElement } from 'react';
import type { IconGlyph } from './icon.tsx';

/** The shapes of an icon, as `lucide-react` has them: name and attributes of each element. */
export type IconShapes = readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Draws an icon as `lucide-react` does. The build puts it in the place of that library, which hosts then neither load nor
 * install.
 */
export const drawIcon =
  (shapes: IconShapes): IconGlyph =>
  ({ strokeWidth = 2, ...native }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...native,
      },
      shapes.map(([name, attributes]) => createElement(name, attributes)),
    );
