import { style } from '@vanilla-extract/css';
import { focusRing, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';

const { border, background, text, tone } = vars.color;

export const modeButton = style({
  ...textStyle('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  margin: 0,
  padding: '2px 8px',
  border: `1px solid ${border.standard}`,
  borderRadius: vars.radius.full,
  background: background.surface,
  color: text.primary,
  fontFamily: 'inherit',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...transition('background-color', 'border-color'),
  // a 44 px target that does not make the bar taller
  '::after': { content: '', position: 'absolute', insetInline: -4, insetBlock: -9 },
  ':hover': { borderColor: border.control, background: tone.neutral.soft },
  ':focus-visible': focusRing(1),
});
export const mode = style({ display: 'grid', gap: 2 });
export const modeName = style({ fontWeight: vars.weight.strong });
export const modeNote = style([textStyle('small'), { color: text.secondary }]);
