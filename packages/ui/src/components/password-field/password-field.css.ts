import { style } from '@vanilla-extract/css';

/** Optically aligns the round toggle with the text padding. */
export const toggle = style({ marginInlineEnd: -8, flex: 'none' });
