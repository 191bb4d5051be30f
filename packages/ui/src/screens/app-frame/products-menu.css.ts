import { style } from '@vanilla-extract/css';
import { focusRing, onHover, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { link } from './top-bar.css.ts';

export const menu = style({ position: 'relative' });

export const summary = style([
  link,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':focus-visible': focusRing(),
  },
]);

export const chevron = style({
  display: 'inline-flex',
  selectors: { [`${menu}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  insetInlineStart: 0,
  minWidth: '13rem',
  margin: 0,
  padding: 6,
  listStyle: 'none',
  borderRadius: vars.radius.medium,
  background: vars.color.background.raised,
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}, ${vars.shadow.raised}`,
});

export const item = style([
  textStyle('small'),
  onHover('&:hover', { background: vars.color.background.hover }),
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: `max(38px, ${vars.size.target})`,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.small,
    color: vars.color.text.primary,
    textDecoration: 'none',
    selectors: { '&[aria-current]': { color: vars.color.tone.primary.text, background: vars.color.tone.primary.soft } },
  },
]);
