import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

/** What is done beside who does it. */
export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

/** Rows of a list, each with a line above it. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  alignItems: 'center',
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${border.subtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const about = style({ display: 'grid', gap: vars.space.hairline, minWidth: 0, overflowWrap: 'anywhere' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});

/** A figure at the end of a row. */
export const figure = style([
  textStyle('small'),
  { color: text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const points = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: vars.space.xsmall,
});

export const seen = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The same in a narrow column. */
export const seenNarrow = style({ display: 'grid', gap: vars.space.medium });

export const seenHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const does = style({ color: tone.primary.text, display: 'inline-flex' });
export const doesNot = style({ color: text.secondary, display: 'inline-flex' });

/** Hidden texts inside are placed by it, so that they don't widen the page. */
export const tableRoom = style({ position: 'relative', overflowX: 'auto' });

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
]);

export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const headCell = style([cell, { color: text.secondary, fontWeight: vars.weight.medium }]);

/** Stays in view while the answers scroll. */
export const nameCell = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    background: background.surface,
    fontWeight: vars.weight.medium,
    maxInlineSize: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
]);

export const quiet = style({ color: text.secondary });

/** The mark of one answer. */
export const markCell = style([cell, { padding: vars.space.xsmall, textAlign: 'center', minInlineSize: '2.25rem' }]);
export const markHead = style([markCell, { color: text.secondary, fontWeight: vars.weight.medium }]);

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  color: text.muted,
  selectors: {
    '&[data-outcome="right"]': { color: text.positive },
    '&[data-outcome="partly"]': { color: text.attention },
    '&[data-outcome="wrong"]': { color: text.critical },
  },
});

export const legend = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: text.secondary,
  },
]);
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

/** Instructions keep the teacher's lines. */
export const instructions = style([
  textStyle('standard'),
  { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0, color: text.primary },
]);

/** Fields beside one another on wide screens. */
export const fields = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const questions = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
});

export const question = style({
  display: 'grid',
  gridTemplateAreas: '"number summary replace" ". level replace"',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  gap: `0 ${vars.space.small}`,
  alignItems: 'center',
  justifyItems: 'start',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"number summary level replace"',
      gridTemplateColumns: '1.75rem minmax(0, 1fr) auto auto',
      paddingBlock: vars.space.xxsmall,
    },
  },
});

export const number = style([
  textStyle('small'),
  { gridArea: 'number', color: text.secondary, fontVariantNumeric: 'tabular-nums' },
]);

export const level = style({ gridArea: 'level' });
export const replace = style({ gridArea: 'replace' });

export const summary = style({
  gridArea: 'summary',
  // the hidden words at the end of a long line would widen the page
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A learner, with what can be done about them beside it on phones as well. */
export const member = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});

/** A name with a figure. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});

/** A figure at the end of a row that may take a second line. */
export const counts = style([
  textStyle('small'),
  {
    color: text.secondary,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { textAlign: 'end', maxInlineSize: '14rem' } },
  },
]);
