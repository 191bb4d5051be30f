import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

globalStyle('html.rehearse:has(dialog:modal)', { overflow: 'hidden' });

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const fromRight = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });
const moving = (name: string) => ({
  animationName: name,
  animationDuration: vars.motion.standard,
  animationTimingFunction: vars.easing.out,
});

/** Base styles of all modals: no border, the backdrop, the raised surface. */
export const modal = style({
  zIndex: vars.layer.confirmation,
  padding: 0,
  border: 0,
  color: vars.color.text.primary,
  background: vars.color.background.raised,
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}, ${vars.shadow.dialog}`,
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: vars.color.background.scrim, ...moving(appear) } },
});

export const dialog = recipe({
  base: [modal, { width: '100%', maxHeight: 'calc(100dvh - 2rem)', overflow: 'auto' }],
  variants: {
    variant: {
      dialog: { margin: 'auto', borderRadius: vars.radius.card, ...moving(rise) },
      sheet: {
        margin: 'auto auto 0',
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        ...moving(fromBelow),
        '@media': {
          [media.tabletWindow]: {
            margin: '12px 12px 12px auto',
            height: 'calc(100dvh - 24px)',
            maxHeight: 'none',
            borderRadius: vars.radius.card,
            animationName: fromRight,
          },
        },
      },
    },
    size: {
      small: { maxWidth: 'min(25rem, calc(100vw - 2rem))' },
      medium: { maxWidth: 'min(34rem, calc(100vw - 2rem))' },
      large: { maxWidth: 'min(48rem, calc(100vw - 2rem))' },
    },
  },
  compoundVariants: (['small', 'medium', 'large'] as const).map((size) => ({
    variants: { variant: 'sheet' as const, size },
    style: { '@media': { 'screen and (max-width: 639.98px)': { maxWidth: '100%' } } },
  })),
});

export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minHeight: '100%',
  padding: vars.space.large,
});
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.medium });
export const title = style({ flex: '1 1 auto', minWidth: 0, paddingBlock: 5 });
export const close = style({ margin: '0 -8px 0 0' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
});
