import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/index.ts';

/** As tall as the review of most words, so that the page below stays where it is. */
export const place = style({
  display: 'grid',
  '@media': { [media.desktop]: { minBlockSize: '31rem' } },
});
