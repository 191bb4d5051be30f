import { globalStyle, style } from '@vanilla-extract/css';

export const arrival = style({});

globalStyle(`${arrival} h1:focus`, { outline: 'none' });
