import { style } from '@vanilla-extract/css';
import { onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

/** Hides tabs that may not match the query (`data-query` on the document) until it is read. */
export const unsettled = style({
  selectors: { ':root[data-query] &': { visibility: 'hidden' } },
});

export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.large,
  maxWidth: vars.measure.reading,
});

export const points = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const number = style([
  textStyle('small'),
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.full,
    background: tone.primary.soft,
    color: tone.primary.text,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const form = style({
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.large})`,
  ':focus': { outline: 'none' },
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

export const tile = style([
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.card,
    background: background.surface,
    boxShadow: vars.shadow.card,
    color: text.primary,
    textDecorationLine: 'none',
    ...transition('border-color', 'box-shadow'),
  },
  onHover('&:hover', { borderColor: border.standard, boxShadow: vars.shadow.raised }),
]);

export const picture = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  background: background.sunken,
});

export const still = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const play = style({
  position: 'absolute',
  insetInlineEnd: vars.space.medium,
  insetBlockEnd: vars.space.medium,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  background: tone.primary.solid,
  color: tone.primary.onSolid,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0, flex: 1, alignContent: 'start' });

export const rows = style({
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: background.surface,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
});

export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } } });

export const rowLink = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    padding: vars.space.medium,
    color: text.primary,
    textDecorationLine: 'none',
    ...transition('background-color'),
    ':focus-visible': { outlineOffset: -2, borderRadius: vars.radius.card },
  },
  onHover('&:hover', { background: background.hover }),
]);

export const tileWords = style([words, { padding: vars.space.medium }]);
