import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text } = vars.color;

export const page = style({ minBlockSize: '100dvh', background: background.page, color: text.primary });
export const bar = style({ borderBlockEnd: `1px solid ${border.subtle}`, background: background.surface });
export const row = style({
  display: 'grid',
  gridTemplate: '"title back" "delivery delivery" / 1fr auto',
  alignItems: 'center',
  gap: `0 ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  '@media': { [media.tablet]: { gridTemplate: '"title delivery back" / 1fr auto auto' } },
});
export const title = style({ ...textStyle('standard'), gridArea: 'title', fontWeight: vars.weight.strong });
export const delivery = style({
  ...textStyle('small'),
  gridArea: 'delivery',
  color: text.secondary,
});
export const back = style({ gridArea: 'back' });
export const main = style({ paddingBlock: vars.space.large, outline: 'none' });
export const panel = style({
  padding: vars.space.large,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
});
export const detail = style({ ...textStyle('small'), color: text.secondary, overflowWrap: 'anywhere' });
