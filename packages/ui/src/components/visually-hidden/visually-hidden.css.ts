import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../styles/index.ts';

export const visuallyHidden = style(hiddenFromSight);
