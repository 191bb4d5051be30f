import { style } from '@vanilla-extract/css';
import { notOnPaper } from '../../styles/index.ts';

export const actions = style(notOnPaper);
