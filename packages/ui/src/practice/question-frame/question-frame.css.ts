import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { headingStyle, notOnPaper, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { background, border, text, tone } = vars.color;

export const frame = style({
  minBlockSize: '100dvh',
  background: background.page,
  color: text.primary,
  '@media': { [media.print]: { minBlockSize: 0, background: 'none' } },
});
/** Only its title is printed. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  background: background.surface,
  boxShadow: `0 1px 0 ${border.subtle}`,
  '@media': { [media.print]: { position: 'static', boxShadow: 'none' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
  maxInlineSize: vars.measure.content,
  minBlockSize: vars.size.target,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${vars.space.xxsmall} ${vars.space.gutter} ${vars.space.xsmall}`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"exit title clock neighbours help"',
      gap: vars.space.medium,
      minBlockSize: vars.size.bar,
      paddingBlock: 0,
    },
  },
});
export const exit = style({ gridArea: 'exit', marginInlineStart: `calc(-1 * ${vars.space.small})`, ...notOnPaper });
export const title = style({
  gridArea: 'title',
  order: 1,
  flex: '1 1 calc(100% - 7rem)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  minInlineSize: 0,
});
export const name = style({
  ...headingStyle('small'),
  minInlineSize: 0,
  margin: 0,
  marginInlineEnd: vars.space.xxsmall,
  fontWeight: vars.weight.strong,
});
export const id = style({ color: text.muted, fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' });
export const clockPlace = style({
  gridArea: 'clock',
  order: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xxsmall,
  '@media': {
    [media.desktop]: { flexDirection: 'row-reverse', alignItems: 'center', gap: vars.space.small },
    [media.print]: { display: 'none' },
  },
});
export const help = style({
  gridArea: 'help',
  display: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  '@media': { [media.desktop]: { display: 'block' } },
});
export const neighbours = style({
  gridArea: 'neighbours',
  display: 'flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  ...notOnPaper,
});
export const position = style({
  minInlineSize: '4ch',
  color: text.secondary,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const clock = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 12px',
    borderRadius: vars.radius.full,
    fontSize: vars.text.large.size,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.text.large.line,
    ...transition('background-color', 'color'),
  },
  variants: {
    runningOut: {
      true: { background: tone.attention.soft, color: tone.attention.text },
      false: { background: tone.neutral.soft, color: text.primary },
    },
  },
});
export const progress = style({ blockSize: 3, ...notOnPaper });
/** While the clock is stopped, the question is blurred, so that nobody can read on. */
export const blurred = style({ filter: 'blur(10px)' });
export const page = style({
  maxInlineSize: `min(${vars.measure.content}, 56rem)`,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${vars.space.medium} ${vars.space.gutter} ${vars.space.large}`,
  // A task with a text next to its answers uses the full width.
  selectors: { '&:has([data-wide-task])': { maxInlineSize: vars.measure.content } },
  '@media': {
    [media.tablet]: { paddingBlock: vars.space.xlarge },
    [media.print]: { maxInlineSize: 'none', padding: 0 },
  },
});
