import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  textAlign: 'center',
});

/** As high as its longest text, so that nothing moves when it is loaded. */
export const entitlement = style({
  display: 'grid',
  placeItems: 'start center',
  minHeight: '4.5rem',
  '@media': { [media.tablet]: { minHeight: '3rem' }, [media.desktop]: { minHeight: '1.5rem' } },
});

export const plans = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
    [media.desktop]: { gap: vars.space.large },
  },
});

/** Placeholder as high as a row of plans. */
export const instead = style({ display: 'grid', placeItems: 'center', minHeight: 268 });

export const more = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.huge } },
});

export const notYet = style({ width: '100%', maxWidth: vars.measure.reading, marginInline: 'auto' });

export const features = style({ display: 'grid', gap: vars.space.large });

export const feature = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
});

const discOf = (tone: 'positive' | 'attention' | 'neutral') =>
  style([disc, { color: vars.color.tone[tone].text, background: vars.color.tone[tone].soft }]);

/** The icon of a feature, by its availability. */
export const mark = { ready: discOf('positive'), partly: discOf('attention'), notYet: discOf('neutral') };
