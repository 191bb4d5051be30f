import { style } from '@vanilla-extract/css';
import { focusRing, onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background } = vars.color;

export const page = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  paddingBlockEnd: vars.space.xlarge,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      gap: vars.space.huge,
      paddingBlockStart: vars.space.medium,
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.bar} + ${vars.space.xlarge})` },
  },
});
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style([
  textStyle('standard'),
  transition('background-color'),
  onHover('&:hover', { background: background.hover }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    boxSizing: 'border-box',
    minHeight: 64,
    paddingInline: vars.space.large,
    paddingBlock: vars.space.small,
    borderBlockEnd: `1px solid ${border.subtle}`,
    color: text.primary,
    textDecoration: 'none',
    ':focus-visible': focusRing(-2),
    selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
    '@media': { '(max-width: 480px)': { gap: vars.space.small, paddingInline: vars.space.medium } },
  },
]);
export const number = style({
  flex: 'none',
  inlineSize: '2ch',
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const name = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
});
export const arrow = style({ display: 'grid', color: text.muted });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  marginBlockStart: vars.space.large,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${border.subtle}`,
});
export const last = style({ marginBlockStart: vars.space.large });
