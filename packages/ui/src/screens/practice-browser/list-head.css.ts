import { style } from '@vanilla-extract/css';
import { focusRing, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

/** The height of a badge, and of the room that is kept for it. */
const badgeHeight = 26;
/** What a finger needs. */
const targetHeight = 44;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  minHeight: badgeHeight,
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: targetHeight,
  marginBlock: (badgeHeight - targetHeight) / 2,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  ':focus-visible': focusRing(),
});

export const arrow = style({
  display: 'inline-flex',
  ...transition('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const reason = style({ flexBasis: '100%', paddingBlockStart: vars.space.small });
