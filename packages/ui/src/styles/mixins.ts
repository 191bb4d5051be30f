import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { type HeadingSize, media, type TextSize } from '../tokens/index.ts';

/** The keyboard focus ring, for elements whose outline is set manually (composite controls, inset rings). */
export const focusRing = (offset = 2): StyleRule => ({
  outline: `${vars.size.focus} solid ${vars.color.border.focus}`,
  outlineOffset: offset,
});

/** Size, line height and letter spacing of running text. */
export const textStyle = (size: TextSize): StyleRule => ({
  fontSize: vars.text[size].size,
  lineHeight: vars.text[size].line,
  letterSpacing: vars.text[size].tracking,
});

/** Size, line height and letter spacing of a heading. */
export const headingStyle = (size: HeadingSize): StyleRule => ({
  fontSize: vars.heading[size].size,
  lineHeight: vars.heading[size].line,
  letterSpacing: vars.heading[size].tracking,
});

/** A transition of the given properties, disabled with reduced motion. */
export const transition = (...properties: string[]): StyleRule => ({
  transitionProperty: properties.join(', '),
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.easing.out,
});

/** Styles for devices with hover, so that a tap leaves no hover style behind. */
export const onHover = (selector: string, rule: StyleRule): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: rule as Record<string, string> } } },
});

/** Hides bars, buttons and players in print. */
export const notOnPaper: StyleRule = { '@media': { [media.print]: { display: 'none' } } };

/**
 * Avoids a page break inside, in print. Not for long content: it would move to the next page as a whole and leave an
 * empty gap.
 */
export const wholeOnPaper: StyleRule = { '@media': { [media.print]: { breakInside: 'avoid' } } };

/** Visually hidden, but read by screen readers. */
export const hiddenFromSight: StyleRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** A single line, truncated with an ellipsis. */
export const truncated: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
