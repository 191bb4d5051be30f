import { style } from '@vanilla-extract/css';
import { headingStyle, notOnPaper, textStyle, wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

/** A part that is not cut by a page break. */
export const whole = style(wholeOnPaper);

export const controls = style([{ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }, notOnPaper]);

export const screenOnly = style(notOnPaper);

/** The overall range in large digits. */
export const range = style([
  headingStyle('display'),
  { color: text.primary, fontWeight: vars.weight.heavy, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const unmeasured = style([headingStyle('large'), { color: text.secondary, fontWeight: vars.weight.strong }]);

export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const skills = style({ display: 'grid', gap: vars.space.large });

export const skill = style([{ display: 'grid', gap: vars.space.xsmall }, wholeOnPaper]);

export const skillHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});

export const skillRange = style([
  textStyle('large'),
  { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

/** One bar below the other, with a name and a value. */
export const bars = style({ display: 'grid', gap: vars.space.medium, margin: 0 });
export const barItem = style([{ display: 'grid', gap: vars.space.xxsmall }, wholeOnPaper]);
export const barHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});
export const barValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums', color: text.secondary });
export const barPlot = style({ display: 'block', inlineSize: '100%', blockSize: 10 });
export const barTrack = style({ fill: background.sunken, stroke: border.standard });
export const barFill = style({
  fill: tone.primary.solid,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const days = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: vars.space.xsmall },
    [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const day = style([
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.small,
    padding: vars.space.small,
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.medium,
    background: background.page,
    minWidth: 0,
    selectors: {
      '&[data-empty="true"]': { display: 'none' },
    },
    '@media': { [media.desktop]: { selectors: { '&[data-empty="true"]': { display: 'grid', background: 'none' } } } },
  },
  wholeOnPaper,
]);

export const drill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  alignItems: 'center',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const drillText = style({ display: 'grid', gap: vars.space.xxsmall });

export const tableRoom = style({ overflowX: 'auto' });

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
]);

export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: { '&:last-child:not([colspan])': { paddingInlineEnd: 0, textAlign: 'end' } },
});

export const headCell = style([cell, { color: text.secondary, whiteSpace: 'nowrap' }]);

export const blockCell = style([
  cell,
  { paddingBlockStart: vars.space.medium, fontWeight: vars.weight.strong, color: text.primary },
]);

/** Links, which nobody can follow on paper. */
export const linkCell = style([cell, notOnPaper]);

/** Left out on phones, where the type of judging is told once for the whole test. */
export const wideCell = style([
  cell,
  {
    display: 'none',
    '@media': { [media.tablet]: { display: 'table-cell' }, [media.print]: { display: 'table-cell' } },
  },
]);
