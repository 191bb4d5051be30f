import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text, tone } = vars.color;

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minWidth: vars.size.target,
  minHeight: `max(40px, ${vars.size.target})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: text.primary,
  cursor: 'pointer',
});
export const popover = style({
  minWidth: '14rem',
  maxWidth: 'calc(100vw - 2rem)',
  padding: 6,
  borderRadius: 14,
  background: background.raised,
  color: text.primary,
  boxShadow: `0 0 0 1px ${border.subtle}, ${vars.shadow.raised}`,
  transition: `opacity ${vars.motion.quick} ${vars.easing.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const header = style([
  textStyle('small'),
  {
    padding: '8px 12px 10px',
    marginBlockEnd: 6,
    borderBlockEnd: `1px solid ${border.subtle}`,
    color: text.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
]);
export const menu = style({ outline: 'none', overflow: 'auto', maxHeight: 'inherit' });
export const item = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: `max(38px, ${vars.size.target})`,
    paddingInline: 12,
    borderRadius: 8,
    color: text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: background.hover },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${border.focus}` },
      '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
      '&[data-tone="critical"]': { color: tone.critical.text },
    },
  },
]);
