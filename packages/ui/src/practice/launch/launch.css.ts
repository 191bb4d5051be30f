import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text } = vars.color;

export const page = style({ minBlockSize: '100dvh', background: background.page, color: text.primary });
export const bar = style({ borderBlockEnd: `1px solid ${border.subtle}`, background: background.surface });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
});
export const title = style({ ...textStyle('standard'), fontWeight: vars.weight.strong });
export const delivery = style({
  ...textStyle('small'),
  flex: '1 1 12rem',
  color: text.secondary,
  textAlign: 'end',
});
export const main = style({ paddingBlock: vars.space.large, outline: 'none' });
export const panel = style({
  padding: vars.space.large,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
});
export const detail = style({ ...textStyle('small'), color: text.secondary, overflowWrap: 'anywhere' });
