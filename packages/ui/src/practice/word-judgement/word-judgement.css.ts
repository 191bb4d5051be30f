import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const task = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  textAlign: 'center',
});
export const word = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '8rem',
  paddingBlock: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { minBlockSize: '11rem' } },
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: '28rem',
});
export const keyHint = style({
  display: 'none',
  marginInlineStart: vars.space.xxsmall,
  verticalAlign: 'middle',
  '@media': { [media.hover]: { display: 'inline-flex' } },
});
