import { style } from '@vanilla-extract/css';
import { focusRing, onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const rows = style({ display: 'grid' });

export const row = style([
  textStyle('standard'),
  transition('background-color'),
  onHover('&:hover', { background: vars.color.background.hover }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    width: '100%',
    minHeight: 56,
    paddingInline: vars.space.large,
    paddingBlock: vars.space.small,
    background: 'transparent',
    border: 0,
    borderBottom: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': focusRing(-2),
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
  },
]);

export const number = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums', minWidth: '6.5ch' });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, flex: 1, minWidth: 0 });

export const arrow = style({ color: vars.color.text.muted });
