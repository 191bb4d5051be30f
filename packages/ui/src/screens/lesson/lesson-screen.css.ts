import { style } from '@vanilla-extract/css';

export const actions = style({ '@media': { print: { display: 'none' } } });
