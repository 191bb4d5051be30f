import { style } from '@vanilla-extract/css';

/** The button beside it opens it; the browser still needs the input to be in the page. */
export const hiddenInput = style({ display: 'none' });
