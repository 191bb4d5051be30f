import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hiddenFromSight, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text } = vars.color;
/** Height of the frame's bar plus a margin, as an offset for scrolled and sticky elements. */
const belowBar = `calc(${vars.size.bar} + ${vars.space.large})`;
const question = { ...textStyle('lead'), color: text.passage, fontFamily: vars.font.reading, letterSpacing: 0 };

/** A single column on phones, so that the action bar can stick to the bottom of the whole task. */
export const task = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 });
export const head = style({ display: 'grid', gap: vars.space.xxsmall });
export const heading = style({});
globalStyle(`${heading} > *`, { scrollMarginBlockStart: `calc(${belowBar} + ${vars.space.xxlarge})` });
export const forMouse = style({ '@media': { [media.touch]: { display: 'none' } } });
export const forFinger = style({ display: 'none', '@media': { [media.touch]: { display: 'inline' } } });
export const columns = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      gap: vars.space.xxlarge,
      paddingBlockStart: vars.space.xsmall,
    },
  },
});
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: belowBar,
      display: 'grid',
      gap: vars.space.medium,
    },
  },
});
export const panel = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });
export const passage = recipe({
  base: {
    ...textStyle('passage'),
    display: 'grid',
    gap: '1em',
    maxInlineSize: vars.measure.reading,
    color: text.passage,
    fontFamily: vars.font.reading,
    overflowWrap: 'break-word',
  },
  variants: {
    airy: { true: { lineHeight: 2.2, '@media': { [media.touch]: { lineHeight: 2.9 } } }, false: {} },
  },
});
/** On phones, the question of a highlight step is above the passage; on wide screens it stays visible next to it. */
export const questionInHead = style({
  ...question,
  paddingBlockStart: vars.space.xxsmall,
  '@media': { [media.desktop]: { ...hiddenFromSight } },
});
export const questionBeside = style({
  ...question,
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});
export const questionBelow = style({
  display: 'block',
  color: text.passage,
  fontFamily: vars.font.reading,
  fontSize: vars.text.standard.size,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const review = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 });
export const reviewedStep = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
});
export const reviewedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
