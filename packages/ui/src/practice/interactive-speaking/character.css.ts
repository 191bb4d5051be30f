import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { plan, tone } = vars.color;

const ground = createVar();
const skin = createVar();
const shade = createVar();
const hair = createVar();
const top = createVar();
const detail = createVar();

const dark = plan.rest.solid;
const skinOf = (share: number) => `color-mix(in srgb, ${tone.attention.solid} ${share}%, ${tone.attention.onSolid})`;

const nod = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(2px) rotate(0.8deg)' } });
const talk = keyframes({ '0%, 100%': { transform: 'scaleY(0.25)' }, '50%': { transform: 'scaleY(1)' } });
const blink = keyframes({ '0%, 94%, 100%': { transform: 'none' }, '97%': { transform: 'scaleY(0.1)' } });
const wait = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

const still = { '@media': { [media.lessMotion]: { animation: 'none' } } };

export const character = style({
  display: 'block',
  flex: 'none',
  borderRadius: '50%',
  inlineSize: 'clamp(7rem, 5rem + 12vw, 11rem)',
  blockSize: 'clamp(7rem, 5rem + 12vw, 11rem)',
});
export const small = style({ inlineSize: 72, blockSize: 72 });
/** Nearly the same colors in light and dark, so that people stay recognizable. */
export const person = styleVariants({
  maya: {
    vars: {
      [ground]: plan.second.soft,
      [skin]: skinOf(46),
      [shade]: skinOf(62),
      [hair]: dark,
      [top]: tone.positive.solid,
      [detail]: tone.attention.solid,
    },
  },
  owen: {
    vars: {
      [ground]: plan.third.soft,
      [skin]: skinOf(20),
      [shade]: skinOf(34),
      [hair]: `color-mix(in srgb, ${dark} 62%, ${tone.attention.onSolid})`,
      [top]: plan.third.solid,
      [detail]: dark,
    },
  },
});
export const groundFill = style({ fill: ground });
export const skinFill = style({ fill: skin });
export const shadeFill = style({ fill: shade });
export const hairFill = style({ fill: hair });
export const topFill = style({ fill: top });
export const detailFill = style({ fill: detail });
export const darkFill = style({ fill: dark });
export const lightFill = style({ fill: tone.attention.onSolid });
const stroked = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const line = style({ ...stroked, stroke: dark, strokeWidth: 2.5 });
export const thin = style({ ...stroked, stroke: dark, strokeWidth: 2 });
export const seam = style({ ...stroked, stroke: ground, strokeWidth: 2 });

export const head = styleVariants({
  idle: {},
  speaking: {},
  listening: { transformOrigin: '80px 110px', animation: `${nod} 2.6s ease-in-out infinite`, ...still },
  thinking: { transformOrigin: '80px 110px', transform: 'rotate(-4deg)' },
});
export const eyes = style({ transformOrigin: '80px 72px', animation: `${blink} 5s linear infinite`, ...still });
export const openMouth = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${talk} 0.36s ease-in-out infinite`,
  ...still,
});
const dotStyle = { fill: tone.primary.solid, animation: `${wait} 1.2s ease-in-out infinite`, ...still };
export const dots = styleVariants({
  first: dotStyle,
  second: { ...dotStyle, animationDelay: '0.15s' },
  third: { ...dotStyle, animationDelay: '0.3s' },
});
export const wave = style({ ...stroked, stroke: tone.primary.solid, strokeWidth: 3 });
