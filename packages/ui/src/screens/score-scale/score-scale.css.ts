import { style } from '@vanilla-extract/css';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { border, text, tone, background } = vars.color;

/** Labels at both ends reach over the drawing. */
export const room = style({ paddingInline: vars.space.small });

export const plot = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const axis = style({ stroke: border.control, strokeWidth: 1 });

export const label = style({ fill: text.secondary, fontSize: '12px', fontFamily: 'inherit' });

export const mark = style({
  strokeWidth: 2,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-variant="solid"]': { fill: tone.primary.solid, stroke: tone.primary.solid },
    '&[data-variant="outline"]': { fill: background.surface, stroke: border.control },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      selectors: { '&[data-variant="solid"]': { fill: 'Highlight' }, '&[data-variant="outline"]': { fill: 'Canvas' } },
    },
  },
});

export const target = style({ stroke: text.primary, strokeWidth: 2, strokeDasharray: '4 3' });
export const targetLabel = style([label, { fill: text.primary, fontWeight: vars.weight.medium }]);

export const legend = style([
  textStyle('small'),
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxsmall} ${vars.space.medium}`, color: text.secondary },
]);
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });
export const swatch = style({ flex: 'none', overflow: 'visible' });
