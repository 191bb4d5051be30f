import { style } from '@vanilla-extract/css';
import { transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, text, tone } = vars.color;
const side = `max(36px, ${vars.size.target})`;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
});

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: side,
  height: side,
  padding: '0 8px',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: text.secondary,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  ...transition('background-color', 'color'),
  selectors: {
    '&:hover:not(:disabled, [aria-current])': { background: background.hover, color: text.primary },
    '&[aria-current]': { background: tone.primary.solid, color: tone.primary.onSolid, cursor: 'default' },
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
    '&:disabled[aria-current]': { background: tone.neutral.softHover, color: tone.neutral.text },
  },
});

export const gap = style({
  display: 'block',
  minWidth: 24,
  textAlign: 'center',
  color: text.muted,
  lineHeight: 1,
  transform: 'translateY(-0.2em)',
  userSelect: 'none',
});
export const wideOnly = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'list-item' } },
});
export const phoneOnly = style({
  paddingInline: vars.space.small,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  color: text.secondary,
  '@media': { [media.tablet]: { display: 'none' } },
});
