import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, text, tone } = vars.color;

export const group = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
export const legend = style({
  ...textStyle('small'),
  padding: 0,
  marginBlockEnd: vars.space.xsmall,
  color: text.primary,
  fontWeight: vars.weight.medium,
});
export const types = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const type = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: `max(40px, ${vars.size.target})`,
  paddingInline: vars.space.small,
  border: `1px solid ${border.standard}`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: tone.primary.soft, borderColor: tone.primary.solid, color: tone.primary.text },
  },
});
export const box = style({ inlineSize: 18, blockSize: 18, margin: 0, accentColor: tone.primary.solid });
