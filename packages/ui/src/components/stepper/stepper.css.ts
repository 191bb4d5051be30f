import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenFromSight, textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, text, tone, background } = vars.color;

export const list = style({ display: 'flex', width: '100%' });
export const step = style([
  textStyle('caption'),
  {
    position: 'relative',
    flex: '1 1 0%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minWidth: 0,
    textAlign: 'center',
    color: text.muted,
    selectors: {
      '&[aria-current]': { color: text.primary, fontWeight: vars.weight.medium },
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        top: 15,
        right: 'calc(50% + 24px)',
        left: 'calc(-50% + 24px)',
        height: 2,
        borderRadius: 1,
        background: border.standard,
      },
      '&[data-reached]:not(:first-child)::before': { background: tone.primary.solid },
    },
  },
]);
const base = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = styleVariants({
  done: [base, { background: tone.primary.soft, color: tone.primary.text }],
  current: [base, { background: tone.primary.solid, color: tone.primary.onSolid }],
  ahead: [
    base,
    { background: background.surface, color: text.muted, boxShadow: `inset 0 0 0 1.5px ${border.standard}` },
  ],
});
export const hidden = style(hiddenFromSight);
