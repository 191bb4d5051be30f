import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const notices = style({ display: 'grid', gap: vars.space.small, paddingBlockEnd: vars.space.large });
