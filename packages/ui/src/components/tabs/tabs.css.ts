import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { notOnPaper, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text, tone } = vars.color;

export const tabs = style({ minWidth: 0 });

export const list = recipe({
  base: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollPaddingInline: vars.space.xxlarge,
    '::-webkit-scrollbar': { display: 'none' },
    ...notOnPaper,
  },
  variants: {
    variant: {
      line: { gap: vars.space.xxsmall, boxShadow: `inset 0 -1px ${border.subtle}` },
      pill: { gap: vars.space.xsmall, padding: '3px', margin: '-3px' },
    },
    wraps: { true: { flexWrap: 'wrap' } },
  },
});

export const tab = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    flex: 'none',
    border: 0,
    background: 'transparent',
    color: text.secondary,
    fontSize: '0.9375rem',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...transition('background-color', 'box-shadow', 'color'),
    ':hover': { color: text.primary },
    ':disabled': { color: text.disabled, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      line: {
        minHeight: `max(48px, ${vars.size.target})`,
        paddingInline: vars.space.medium,
        borderRadius: `${vars.radius.medium} ${vars.radius.medium} 0 0`,
        ':focus-visible': { outlineOffset: -2 },
        selectors: {
          '&:hover:not(:disabled, [aria-selected="true"])': { boxShadow: `inset 0 -2px ${border.standard}` },
          '&[aria-selected="true"]': { color: tone.primary.text, boxShadow: `inset 0 -2px ${tone.primary.solid}` },
        },
      },
      pill: {
        minHeight: `max(36px, ${vars.size.target})`,
        paddingInline: 14,
        borderRadius: vars.radius.full,
        fontSize: vars.text.small.size,
        selectors: {
          '&:hover:not(:disabled, [aria-selected="true"])': { background: background.hover },
          '&[aria-selected="true"]': { background: tone.primary.soft, color: tone.primary.text },
        },
      },
    },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.large,
  borderRadius: vars.radius.small,
});
