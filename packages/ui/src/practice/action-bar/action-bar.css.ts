import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  paddingBlockEnd: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: vars.color.background.surface,
  '@media': {
    [media.tablet]: {
      position: 'static',
      margin: 0,
      padding: 0,
      paddingBlockStart: vars.space.large,
      borderRadius: 0,
    },
    [media.print]: { display: 'none' },
  },
});
export const note = style({
  flex: '1 1 6rem',
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const keys = style({
  display: 'none',
  flex: '1 1 auto',
  gap: vars.space.xxsmall,
  '@media': { [media.hover]: { display: 'flex' } },
});
/** Keeps the buttons together when the note takes a line to itself. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  marginInlineStart: 'auto',
});
