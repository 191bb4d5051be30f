import { style } from '@vanilla-extract/css';
import { onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const notInPrint = { '@media': { print: { display: 'none' } } };

/** The text column, with the contents next to it if there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 38rem)',
  justifyContent: 'center',
  columnGap: vars.space.xxlarge,
  paddingBlock: `${vars.space.medium} ${vars.space.xxlarge}`,
  '@media': { print: { display: 'block', padding: 0 } },
});

export const withContents = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 38rem) minmax(11rem, 15rem)' } },
});

export const header = style({ gridColumn: 1, marginBlockEnd: vars.space.xlarge });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.subtle}`,
  '@media': { print: { display: 'none' } },
});

/** Aligns the arrow with the title: the button's padding overhangs. */
export const back = style({ ...notInPrint, marginInlineStart: `calc(-1 * ${vars.space.small})` });

/** Above the text on narrow windows, collapsed so that the text is near. */
export const contentsAbove = style({
  gridColumn: 1,
  marginBlockEnd: vars.space.xlarge,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const contentsBeside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', gridColumn: 2, gridRow: '1 / span 3' } },
});

export const sticky = style({
  position: 'sticky',
  top: `calc(${vars.size.bar} + ${vars.space.large})`,
  maxHeight: `calc(100vh - ${vars.size.bar} - ${vars.space.xxlarge})`,
  overflowY: 'auto',
});

export const contentsLink = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: vars.color.text.secondary,
  textDecorationLine: 'none',
  ...transition('color'),
  ':hover': { color: vars.color.text.link, textDecorationLine: 'underline' },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const pager = style({
  gridColumn: 1,
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.xxlarge,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
});

export const neighbour = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border.standard}`,
    borderRadius: vars.radius.card,
    background: vars.color.background.surface,
    color: vars.color.text.primary,
    textDecorationLine: 'none',
    ...transition('border-color', 'box-shadow'),
  },
  onHover('&:hover', { boxShadow: vars.shadow.raised }),
]);

export const toTheEnd = style({
  textAlign: 'end',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
