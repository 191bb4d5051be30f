import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media, type Tone } from '../../tokens/index.ts';

const { tone } = vars.color;
const toned = (name: Tone) => ({ background: tone[name].soft, color: tone[name].text });

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
});

export const emblem = recipe({
  base: { display: 'grid', placeItems: 'center', width: 64, height: 64, borderRadius: '50%' },
  variants: {
    tone: {
      neutral: toned('neutral'),
      primary: toned('primary'),
      positive: toned('positive'),
      attention: toned('attention'),
      critical: toned('critical'),
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
});

export const fact = style({
  display: 'grid',
  columnGap: vars.space.medium,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const now = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: tone.positive.soft,
});
