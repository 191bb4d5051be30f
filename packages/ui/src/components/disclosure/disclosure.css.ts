import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { background, border, text } = vars.color;

export const disclosure = recipe({
  variants: {
    variant: {
      row: { borderBlockEnd: `1px solid ${border.subtle}` },
      card: {
        border: `1px solid ${border.subtle}`,
        borderRadius: vars.radius.card,
        background: background.surface,
        paddingInline: vars.space.medium,
      },
    },
  },
});
export const summary = style([
  textStyle('standard'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    minHeight: 56,
    paddingBlock: vars.space.small,
    borderRadius: vars.radius.small,
    color: text.primary,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
  },
]);
// Safari needs this to hide its triangle.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const arrow = style({
  flex: 'none',
  color: text.muted,
  ...transition('transform'),
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = style({ paddingBlockEnd: vars.space.large, color: text.secondary });
