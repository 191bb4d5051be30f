import { style } from '@vanilla-extract/css';
import { focusRing, textStyle } from '../../../styles/mixins.ts';
import { vars } from '../../../themes/contract.css.ts';

export const room = style({ position: 'relative', minWidth: 0 });

export const plot = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

/** Invisible on top of the plot: a native slider handles keys, touch and screen readers. */
export const pointer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@media': { print: { display: 'none' } },
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: vars.radius.small,
  selectors: { [`${pointer}:focus-visible + &`]: focusRing(4) },
});

export const readout = style([
  textStyle('small'),
  { color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums', minHeight: '1.5em', margin: 0 },
]);

export const axisLabel = style({ fill: vars.color.text.secondary, fontSize: '12px', fontFamily: 'inherit' });

export const axisLine = style({ stroke: vars.color.border.standard });

export const gridLine = style({ stroke: vars.color.border.subtle });

export const bar = style({
  fill: vars.color.tone.primary.solid,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-chosen="true"]': { fill: vars.color.text.primary },
  },
});

export const line = style({ stroke: vars.color.tone.primary.solid, strokeWidth: 2, fill: 'none' });

export const point = style({
  fill: vars.color.background.surface,
  stroke: vars.color.tone.primary.solid,
  strokeWidth: 2,
  selectors: { '&[data-chosen="true"]': { fill: vars.color.tone.primary.solid } },
});

export const share = style({ display: 'block', width: '100%', minWidth: '4rem', height: '0.75rem' });

export const shareTrack = style({ fill: vars.color.background.sunken });

export const shareBar = style({ fill: vars.color.tone.primary.solid, printColorAdjust: 'exact' });
