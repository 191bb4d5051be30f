import { style } from '@vanilla-extract/css';
import { focusRing, notOnPaper, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { tone, border, background } = vars.color;

export const clip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  padding: vars.space.small,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
  ...notOnPaper,
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: vars.radius.full,
  background: tone.primary.soft,
  color: tone.primary.text,
  cursor: 'pointer',
  ...transition('background-color'),
  ':hover': { background: tone.primary.softHover },
  ':focus-visible': focusRing(),
});
export const words = style({ display: 'grid', gap: vars.space.xxsmall, flex: '1 1 auto', minWidth: 0 });
export const time = style({ flex: 'none', whiteSpace: 'nowrap' });
export const track = style({ position: 'relative', display: 'flex', alignItems: 'center', blockSize: 32 });
const thumb = {
  appearance: 'none',
  inlineSize: 14,
  blockSize: 14,
  border: 0,
  borderRadius: vars.radius.full,
  background: tone.primary.solid,
} as const;
export const seek = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 4,
  margin: 0,
  borderRadius: vars.radius.full,
  background: border.standard,
  cursor: 'pointer',
  ':focus-visible': focusRing(4),
  ':disabled': { cursor: 'default' },
  selectors: { '&::-webkit-slider-thumb': thumb, '&::-moz-range-thumb': thumb },
});
export const seekOver = style([
  seek,
  {
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    borderRadius: vars.radius.small,
    background: 'transparent',
    opacity: 0,
    ':focus-visible': { opacity: 1 },
  },
]);
