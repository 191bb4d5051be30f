import { style } from '@vanilla-extract/css';

/** Opened by the button next to it; the browser needs the input in the page. */
export const hiddenInput = style({ display: 'none' });
