import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const task = style({ marginTop: vars.space.large });
