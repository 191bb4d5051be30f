import { style } from '@vanilla-extract/css';

/** Lets the round toggle sit as far from the edge as the text does, optically. */
export const toggle = style({ marginInlineEnd: -8, flex: 'none' });
