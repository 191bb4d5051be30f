import { style } from '@vanilla-extract/css';
import { focusRing, notOnPaper, onHover, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, tone, border } = vars.color;

export const reading = style({ display: 'grid', gap: vars.space.small });
export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, color: text.muted });
export const line = style({
  ...textStyle('passage'),
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  lineHeight: 2,
});
export const word = style({
  margin: 0,
  marginInline: -4,
  padding: '2px 4px',
  minBlockSize: vars.size.target,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  ...transition('background-color'),
  ...onHover('&:hover', { background: vars.color.background.hover }),
  ':focus-visible': focusRing(0),
  selectors: {
    '&[aria-current="true"]': {
      textDecorationLine: 'underline',
      textDecorationColor: tone.primary.solid,
      textDecorationThickness: 2,
      textUnderlineOffset: 6,
    },
    '&[data-unread]': { color: text.muted },
    '&[data-playing]': { background: tone.primary.soft, color: tone.primary.text },
  },
});
export const pause = style({
  ...textStyle('small'),
  marginInline: '8px 4px',
  paddingInline: vars.space.xsmall,
  borderInline: `2px solid ${border.control}`,
  color: text.secondary,
  fontFamily: vars.font.interface,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  ...notOnPaper,
});
export const chosenWord = style({
  ...textStyle('lead'),
  flexBasis: '100%',
  color: text.passage,
  fontFamily: vars.font.reading,
  '@media': { [media.tablet]: { flexBasis: 'auto', minInlineSize: '6em' } },
});
