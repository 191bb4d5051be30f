import { style } from '@vanilla-extract/css';
import { focusRing, onHover, textStyle, transition, truncated } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const rows = style({ display: 'grid' });

/** On phones in rows: number and badges, topic, result. */
export const row = style([
  textStyle('standard'),
  transition('background-color'),
  onHover('&:hover', { background: vars.color.background.hover }),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"number badges arrow" "summary summary arrow" "outcome outcome arrow"',
    alignItems: 'center',
    columnGap: vars.space.small,
    rowGap: vars.space.xxsmall,
    width: '100%',
    minHeight: 56,
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.small,
    background: 'transparent',
    border: 0,
    borderBottom: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': focusRing(-2),
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '9ch minmax(0, 1fr) auto 10rem auto',
        gridTemplateAreas: '"number summary badges outcome arrow"',
        columnGap: vars.space.medium,
        paddingInline: vars.space.large,
      },
    },
  },
]);

export const number = style({
  gridArea: 'number',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = style([
  textStyle('small'),
  { gridArea: 'summary', color: vars.color.text.secondary, ...truncated },
]);

/** Exam text, in the reading font. */
export const exam = style({ fontFamily: vars.font.reading });

export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@media': { [media.tablet]: { justifySelf: 'end' } },
});

export const outcome = style([
  textStyle('caption'),
  {
    gridArea: 'outcome',
    display: 'flex',
    gap: vars.space.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.tablet]: { justifyContent: 'space-between' } },
  },
]);

export const score = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });

export const day = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const arrow = style({ gridArea: 'arrow', color: vars.color.text.muted });
