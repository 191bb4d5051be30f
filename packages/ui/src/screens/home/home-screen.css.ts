import { style } from '@vanilla-extract/css';
import { headingStyle, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border } = vars.color;

/** Hidden in the prerendered page if the reader is logged in (`data-session` on the document), who will see another page. */
export const page = style({
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
  display: 'grid',
  gap: vars.space.huge,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': { [media.desktop]: { gap: `calc(${vars.space.huge} + ${vars.space.large})` } },
});
export const opening = style({ display: 'grid', gap: vars.space.xxlarge });
export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xxlarge,
  paddingBlockStart: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      minBlockSize: '34rem',
      paddingBlockStart: vars.space.xlarge,
    },
  },
});
export const tryOut = style({ minWidth: 0 });

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.large} ${vars.space.medium}`,
  margin: 0,
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${border.subtle}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const stat = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxsmall });
export const statName = style({ ...textStyle('small'), color: text.secondary, textWrap: 'balance' });
/** Above its name visually, but after it for screen readers. */
export const statValue = style({
  ...headingStyle('xlarge'),
  order: -1,
  margin: 0,
  color: text.primary,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const types = style({ display: 'grid', gap: vars.space.xlarge });
export const modules = style({
  columnGap: vars.space.large,
  '@media': { [media.tablet]: { columnCount: 2 }, [media.desktop]: { columnCount: 3 } },
});
export const module = style({
  breakInside: 'avoid',
  paddingBlockEnd: vars.space.large,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const list = style({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0, listStyle: 'none' });
export const type = style({ display: 'grid', gap: 2 });
export const typeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});
export const reasons = style({ display: 'grid', gap: vars.space.medium, margin: 0 });
export const reason = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.tone.primary.border}`,
});
