import { recipe } from '@vanilla-extract/recipes';
import { transition, wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import type { Tone } from '../../tokens/index.ts';
import { media, tones } from '../../tokens/index.ts';

const { background, border, tone } = vars.color;

const toned = Object.fromEntries(
  tones.map((name) => [name, { background: tone[name].soft, borderColor: tone[name].border }]),
) as Record<Tone, { background: string; borderColor: string }>;

export const card = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.card,
    color: vars.color.text.primary,
  },
  variants: {
    variant: {
      surface: { background: background.surface, boxShadow: vars.shadow.card },
      outline: { background: background.surface },
      sunken: { background: background.sunken, borderColor: 'transparent' },
      raised: { background: background.raised, boxShadow: vars.shadow.raised },
    },
    tone: toned,
    space: {
      none: {},
      small: { padding: vars.space.small, ...wholeOnPaper },
      medium: { padding: vars.space.medium, ...wholeOnPaper },
      large: { padding: vars.space.medium, '@media': { [media.tablet]: { padding: vars.space.large } } },
      xlarge: {
        padding: `${vars.space.large} ${vars.space.medium}`,
        '@media': { [media.tablet]: { padding: vars.space.xlarge } },
      },
    },
    interactive: {
      true: {
        ...transition('border-color', 'box-shadow'),
        ':hover': { borderColor: border.standard, boxShadow: vars.shadow.raised },
      },
    },
    selected: { true: { borderColor: tone.primary.solid, boxShadow: `inset 0 0 0 1px ${tone.primary.solid}` } },
    clip: { true: { overflow: 'clip' } },
  },
});
