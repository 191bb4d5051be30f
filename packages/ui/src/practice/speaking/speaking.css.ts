import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, textStyle, transition } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

const { text, border, background, tone } = vars.color;

export const prompt = style({
  margin: 0,
  maxInlineSize: vars.measure.reading,
  color: text.passage,
  fontFamily: vars.font.reading,
  fontSize: 'clamp(1.375rem, 1.15rem + 1vw, 1.875rem)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const questions = style({
  ...textStyle('passage'),
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  color: text.passage,
  fontFamily: vars.font.reading,
});
/** A picture is placed next to the recorder if there is room, so that both are visible. */
export const task = recipe({
  base: { display: 'grid', gap: vars.space.xlarge, alignItems: 'start' },
  variants: {
    beside: { true: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(19rem, 2fr)' } } } },
  },
});
export const countdown = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  fontSize: '2.5rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});
export const askHint = style({ display: 'flex', justifyContent: 'flex-end' });
export const recorder = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.large} ${vars.space.medium}`,
  borderRadius: vars.radius.card,
  background: background.sunken,
});
export const wave = style({ inlineSize: '100%', maxInlineSize: '30rem', blockSize: 64 });
export const status = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minBlockSize: 64,
});
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'auto 10rem',
  alignItems: 'center',
  gap: vars.space.small,
  whiteSpace: 'nowrap',
});
export const stopMark = style({
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.small,
  background: 'currentColor',
});
export const hint = style({ display: 'none', '@media': { [media.hover]: { display: 'block' } } });

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const record = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 128,
    blockSize: 128,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'transparent',
    cursor: 'pointer',
    ':focus-visible': focusRing(4),
  },
  variants: {
    recording: { true: {}, false: {} },
    dim: { true: { cursor: 'not-allowed', opacity: 0.55 } },
    waiting: {
      true: {
        cursor: 'progress',
        animation: `${breathe} 1.6s ease-in-out infinite`,
        '@media': { [media.lessMotion]: { animation: 'none' } },
      },
    },
  },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: vars.radius.full,
  background: tone.primary.solid,
  color: tone.primary.onSolid,
  ...transition('background-color', 'transform'),
  selectors: {
    [`${record.classNames.base}:active &`]: { transform: 'scale(0.97)' },
    [`${record.classNames.base}:hover &`]: { background: tone.primary.solidHover },
    [`${record.classNames.variants.recording.true} &`]: { background: tone.critical.solid },
    [`${record.classNames.variants.recording.true}:hover &`]: { background: tone.critical.solidHover },
  },
});
export const ring = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)', pointerEvents: 'none' });
export const ringTrack = style({ fill: 'none', stroke: border.standard, strokeWidth: 5 });
export const ringLeft = style({
  fill: 'none',
  stroke: tone.primary.solid,
  strokeWidth: 5,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset 1s linear`,
  selectors: { [`${record.classNames.variants.recording.true} &`]: { stroke: tone.critical.solid } },
  '@media': { [media.lessMotion]: { transition: 'none' } },
});
