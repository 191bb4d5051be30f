import { style } from '@vanilla-extract/css';
import { textStyle } from '../styles/index.ts';
import { vars } from '../themes/contract.css.ts';

export const matrix = style({
  display: 'inline-grid',
  alignItems: 'center',
  gap: `${vars.space.medium} ${vars.space.large}`,
  maxWidth: '100%',
});
export const corner = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const cell = style({ minWidth: 0 });
