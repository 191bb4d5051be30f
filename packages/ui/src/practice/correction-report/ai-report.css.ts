import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { tone, border, background, text } = vars.color;

export const overall = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});
export const total = style({
  fontSize: vars.text.large.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ display: 'block', inlineSize: '100%', blockSize: 6 });
export const scale = style({ fill: border.subtle });
export const range = style({ fill: tone.primary.solid });

export const subscores = style({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const subscore = style({ display: 'grid', alignContent: 'start', gap: vars.space.xsmall, ...wholeOnPaper });
export const subscoreHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
  maxInlineSize: vars.measure.reading,
  listStyle: 'decimal',
});

export const spoken = recipe({
  base: { borderRadius: vars.radius.small, color: 'inherit', background: tone.attention.soft },
  variants: {
    mark: {
      filler: { background: background.sunken, color: text.secondary },
      repetition: { background: background.sunken, color: text.secondary },
      replaced: {},
      added: {},
    },
  },
});
export const expected = style({ color: tone.positive.text, fontWeight: vars.weight.strong, textDecoration: 'none' });
export const missed = style({ color: tone.critical.text });

export const pace = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, ...wholeOnPaper });
export const stretches = style({
  display: 'flex',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
});
export const stretch = style({
  display: 'grid',
  flex: '1 0 auto',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});
export const bar = style({ inlineSize: '100%', maxInlineSize: 72, blockSize: 48, background: background.sunken });
