import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text } = vars.color;

export const frame = style({
  inlineSize: '100%',
  // on a phone, the prompt and the button stay visible next to it
  maxInlineSize: '13rem',
  '@media': { [media.desktop]: { maxInlineSize: '20rem' } },
  marginInline: 'auto',
  // fixed size, so that nothing moves when the preview appears or disappears
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const mirror = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
});
export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  blockSize: '100%',
  padding: vars.space.medium,
  color: text.muted,
});
