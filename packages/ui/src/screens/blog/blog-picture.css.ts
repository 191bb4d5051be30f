import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const ground = createVar();
const hairline = createVar();
const solid = createVar();
const accent = createVar();

const { plan, background, text } = vars.color;

const frame = style({ display: 'block', width: '100%', height: 'auto', background: ground });

/** The colors of an illustration: those of the plan cards. */
export const frames = styleVariants(
  { blue: plan.first, violet: plan.second, green: plan.third },
  ({ soft, border, solid: strong, text: word }) => [
    frame,
    { vars: { [ground]: soft, [hairline]: border, [solid]: strong, [accent]: word } },
  ],
);

/** A sheet of paper. */
export const sheet = style({ fill: background.surface, stroke: hairline, strokeWidth: 2 });
export const fill = style({ fill: solid });
export const pale = style({ fill: hairline });
export const wash = style({ fill: ground });
export const line = style({ fill: 'none', stroke: hairline, strokeWidth: 3, strokeLinecap: 'round' });
export const stroke = style({
  fill: 'none',
  stroke: solid,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const ring = style({ fill: background.surface, stroke: solid, strokeWidth: 5 });
export const dashed = style({ strokeDasharray: '2 10' });
export const figure = style({
  fill: text.primary,
  fontFamily: vars.font.interface,
  fontWeight: vars.weight.strong,
  fontSize: 30,
  letterSpacing: '-0.02em',
});
export const smallFigure = style([figure, { fontSize: 19, fill: accent, fontWeight: vars.weight.medium }]);
