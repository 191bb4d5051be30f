import { style } from '@vanilla-extract/css';
import { notOnPaper, onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const bar = style({
  ...notOnPaper,
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  background: vars.color.background.surface,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
  '@media': { print: { display: 'none' } },
});

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: vars.size.bar,
  paddingInline: vars.space.gutter,
});

export const brand = style([
  textStyle('large'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    marginInlineEnd: vars.space.large,
    borderRadius: vars.radius.small,
    color: vars.color.text.primary,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
  },
]);

export const nav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xxsmall } },
});

export const link = style([
  textStyle('small'),
  transition('background-color', 'color'),
  onHover('&:hover', { background: vars.color.background.hover, color: vars.color.text.primary }),
  {
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.secondary,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.tone.primary.text, background: vars.color.tone.primary.soft },
    },
  },
]);

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, marginInlineStart: 'auto' });

/** Hides the visitor links of a prerendered page if the reader is logged in (`data-session` on the document). */
export const visitorOnly = style({
  display: 'inline-flex',
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
});

export const phoneOnly = style({ display: 'inline-flex', '@media': { [media.desktop]: { display: 'none' } } });

export const deskOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } });
