import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, text } = vars.color;

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...textStyle('standard') });
const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const head = style([cell, { ...textStyle('small'), color: text.secondary, fontWeight: vars.weight.medium }]);
export const name = style([cell, { fontWeight: vars.weight.regular }]);
export const figure = style([cell, { color: text.secondary, fontVariantNumeric: 'tabular-nums' }]);
export const row = style({ borderBlockStart: `1px solid ${border.subtle}` });
export const rules = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: vars.space.xsmall,
});
