import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { border, text } = vars.color;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = recipe({
  base: {
    display: 'grid',
    gap: `${vars.space.xxsmall} ${vars.space.small}`,
    alignItems: 'center',
    paddingBlock: vars.space.medium,
    borderBlockStart: `1px solid ${border.subtle}`,
    selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
    '@media': { [media.tablet]: { columnGap: vars.space.medium } },
  },
  variants: {
    /** Tests can be chosen to be compared, in a column of their own. */
    hasChoice: {
      true: {
        gridTemplateAreas: '"choice name result" "choice action action"',
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        '@media': {
          [media.tablet]: {
            gridTemplateAreas: '"choice name result action"',
            gridTemplateColumns: '1.5rem minmax(0, 1fr) 8rem 9.5rem',
          },
        },
      },
      false: {
        gridTemplateAreas: '"name result" "action action"',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '@media': {
          [media.tablet]: {
            gridTemplateAreas: '"name result action"',
            gridTemplateColumns: 'minmax(0, 1fr) 8rem 9.5rem',
          },
        },
      },
    },
  },
});

export const choice = style({
  gridArea: 'choice',
  alignSelf: 'start',
  display: 'inline-flex',
  minBlockSize: vars.size.target,
  paddingBlockStart: vars.space.xxsmall,
});

export const box = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: vars.color.tone.primary.solid,
});

export const name = style({ gridArea: 'name', display: 'grid', minWidth: 0 });

export const result = style([
  textStyle('large'),
  {
    gridArea: 'result',
    alignSelf: 'start',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media': { [media.tablet]: { alignSelf: 'center' } },
  },
]);

export const action = style({
  gridArea: 'action',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});

/** The choice of the score that is drawn. */
export const choiceOfScore = style({ maxInlineSize: '16rem' });

export const plot = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });
export const plotRoom = style({ paddingInlineStart: '2.5rem', paddingInlineEnd: vars.space.small, overflowX: 'clip' });
export const gridLine = style({ stroke: border.subtle });
export const label = style({ fill: text.secondary, fontSize: '12px', fontFamily: 'inherit' });
export const value = style([
  label,
  { fill: text.primary, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' },
]);
export const spanWidth = 14;
/** Its place is the middle of the bar. */
export const span = style({
  transform: `translateX(-${spanWidth / 2}px)`,
  fill: vars.color.tone.primary.solid,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
export const target = style({ stroke: text.primary, strokeWidth: 2, strokeDasharray: '4 3' });
