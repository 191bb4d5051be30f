import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

/** Stands above the task. */
export const place = style({ marginBottom: vars.space.large });
