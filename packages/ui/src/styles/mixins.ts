import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { type HeadingSize, media, type TextSize } from '../tokens/index.ts';

/** The ring of keyboard focus, for things whose outline must be set by hand (composite controls, inset rings). */
export const focusRing = (offset = 2): StyleRule => ({
  outline: `${vars.size.focus} solid ${vars.color.border.focus}`,
  outlineOffset: offset,
});

/** Size, leading and tracking of running text. */
export const textStyle = (size: TextSize): StyleRule => ({
  fontSize: vars.text[size].size,
  lineHeight: vars.text[size].line,
  letterSpacing: vars.text[size].tracking,
});

/** Size, leading and tracking of a heading. */
export const headingStyle = (size: HeadingSize): StyleRule => ({
  fontSize: vars.heading[size].size,
  lineHeight: vars.heading[size].line,
  letterSpacing: vars.heading[size].tracking,
});

/** A transition of the given properties that ends with reduced motion. */
export const transition = (...properties: string[]): StyleRule => ({
  transitionProperty: properties.join(', '),
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.easing.out,
});

/** Styles for pointers that hover, so that a tap leaves nothing behind. */
export const onHover = (selector: string, rule: StyleRule): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: rule as Record<string, string> } } },
});

/** For bars, buttons and players: nothing that only works on a screen is printed. */
export const notOnPaper: StyleRule = { '@media': { [media.print]: { display: 'none' } } };

/**
 * Kept on one page where it fits on one. Not for what may be long: it would move to the next page whole and leave the rest of
 * this one empty.
 */
export const wholeOnPaper: StyleRule = { '@media': { [media.print]: { breakInside: 'avoid' } } };

/** Hidden from sight, read aloud by screen readers. */
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

/** One line that ends in an ellipsis. */
export const truncated: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
