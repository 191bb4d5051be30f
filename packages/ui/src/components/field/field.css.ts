import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hiddenFromSight, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text, tone } = vars.color;

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });
export const label = style([
  textStyle('small'),
  { display: 'flex', justifyContent: 'space-between', gap: vars.space.small, fontWeight: vars.weight.medium },
]);
export const labelHidden = style(hiddenFromSight);
export const mark = style({ color: text.muted, fontWeight: vars.weight.regular });
export const description = style([textStyle('caption'), { color: text.muted }]);
export const error = style([
  textStyle('caption'),
  { display: 'flex', gap: '6px', alignItems: 'flex-start', color: text.critical },
]);
export const errorIcon = style({ flex: 'none', paddingBlock: 2 });

/** The box of an input or a select. */
export const control = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    width: '100%',
    background: background.surface,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.medium,
    color: text.primary,
    ...transition('border-color', 'box-shadow'),
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: text.muted },
      '&:has(:focus-visible):not(:has(button:focus-visible))': {
        borderColor: border.focus,
        boxShadow: `0 0 0 1px ${border.focus}`,
      },
      '&:has(:disabled)': { background: background.sunken, borderColor: border.standard, color: text.disabled },
    },
  },
  variants: {
    size: {
      small: { minHeight: `max(36px, ${vars.size.target})`, paddingInline: 10, fontSize: vars.text.small.size },
      medium: { minHeight: `max(44px, ${vars.size.target})`, paddingInline: 14, fontSize: '1rem' },
      large: { minHeight: '52px', paddingInline: 16, fontSize: vars.text.large.size },
    },
    invalid: {
      true: {
        borderColor: tone.critical.solid,
        selectors: { '&:hover:not(:has(:disabled))': { borderColor: tone.critical.solidHover } },
      },
    },
  },
});

/** The bare input inside {@link control}, which draws the border and the focus ring. */
export const bare = style({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: text.muted, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: text.disabled, WebkitTextFillColor: 'currentColor', opacity: 1, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const lead = style({ flex: 'none', color: text.muted });
