import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
});

export const item = style({ display: 'grid', minWidth: 0 });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flexGrow: 1,
  padding: `${vars.space.medium} ${vars.space.large} ${vars.space.large}`,
});

export const meta = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall });

/** The title's link covers the whole card. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.size.focus} solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '1px' },
  },
});

export const lead = style({ maxWidth: vars.measure.reading });
