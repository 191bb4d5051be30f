import { style } from '@vanilla-extract/css';

export const inFrame = style({ maxInlineSize: '56rem', marginInline: 'auto' });
