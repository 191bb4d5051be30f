import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

const { plan, tone } = vars.color;

const back = createVar();
const skin = createVar();
const hairColour = createVar();
const topColour = createVar();

export const face = style({ display: 'block', flex: 'none', inlineSize: 40, blockSize: 40, borderRadius: '50%' });
/** Nearly the same colors in light and dark, so that people stay recognizable. */
const dark = plan.rest.solid;
const brown = tone.attention.solid;
const red = `color-mix(in srgb, ${tone.critical.solid} 45%, ${tone.attention.solid})`;
const skinOf = (share: number) => `color-mix(in srgb, ${tone.attention.solid} ${share}%, ${tone.attention.onSolid})`;

const wearing = (ground: string, top: string, tint: number, head: string) => ({
  vars: { [back]: ground, [topColour]: top, [skin]: skinOf(tint), [hairColour]: head },
});
export const person = styleVariants({
  curls: wearing(plan.third.soft, plan.third.solid, 72, dark),
  bob: wearing(plan.second.soft, plan.second.solid, 26, brown),
  beard: wearing(tone.attention.soft, tone.attention.solid, 44, dark),
  bun: wearing(tone.positive.soft, tone.positive.solid, 22, red),
  you: wearing(tone.primary.soft, tone.primary.solid, 34, dark),
});
export const ground = style({ fill: back });
export const head = style({ fill: skin });
export const hair = style({ fill: hairColour });
export const clothes = style({ fill: topColour });
export const eye = style({ fill: dark });
export const line = style({
  fill: 'none',
  stroke: dark,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
