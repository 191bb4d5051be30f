import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

/** Above the task. */
export const place = style({ marginBottom: vars.space.large });
