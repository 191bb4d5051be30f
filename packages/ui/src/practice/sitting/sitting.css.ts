import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { border, text, tone } = vars.color;

/** On somebody else's page, it scrolls with the rest. */
export const bar = style({ borderBlockEnd: `1px solid ${border.subtle}` });

export const position = style({
  gridArea: 'neighbours',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
  color: text.secondary,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const done = style({
  display: 'none',
  inlineSize: '7rem',
  '@media': { [media.desktop]: { display: 'block' } },
});
export const notices = style({ display: 'grid', gap: vars.space.small, marginBlockEnd: vars.space.medium });

export const task = style({ ':focus': { outline: 'none' } });
export const stop = style({ maxInlineSize: vars.measure.reading, marginInline: 'auto', inlineSize: '100%' });
export const glyph = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      primary: { background: tone.primary.soft, color: tone.primary.text },
      positive: { background: tone.positive.soft, color: tone.positive.text },
      attention: { background: tone.attention.soft, color: tone.attention.text },
    },
  },
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const name = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const figure = style({ ...textStyle('small'), color: text.secondary, fontVariantNumeric: 'tabular-nums' });
export const number = style([figure, { minInlineSize: '3ch', color: text.muted }]);
export const mark = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall, ...textStyle('small') },
  variants: {
    tone: {
      neutral: { color: text.secondary },
      primary: { color: tone.primary.text },
      positive: { color: tone.positive.text },
      attention: { color: tone.attention.text },
      critical: { color: tone.critical.text },
    },
  },
});
export const rules = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: vars.space.xsmall,
});

/** What a sitting was begun from. */
export const origin = style({
  ...textStyle('small'),
  margin: 0,
  paddingBlockEnd: vars.space.small,
  color: vars.color.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
});
