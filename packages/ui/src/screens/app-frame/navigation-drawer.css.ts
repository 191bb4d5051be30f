import { style } from '@vanilla-extract/css';
import { onHover, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space.hairline });

export const item = style([
  textStyle('standard'),
  onHover('&:hover', { background: vars.color.background.hover }),
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: vars.space.small,
    marginInline: `calc(-1 * ${vars.space.small})`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.primary,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
  },
]);

export const subitem = style([item, { fontWeight: vars.weight.regular, paddingInlineStart: vars.space.large }]);
