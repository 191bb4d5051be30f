import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const notices = style({ display: 'grid', gap: vars.space.small, paddingBlockStart: vars.space.medium });
