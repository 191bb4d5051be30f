import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const intro = style({ maxWidth: vars.measure.reading, paddingBlock: vars.space.large });

export const pair = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const values = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const value = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.tone.primary.solid}`,
});

export const company = style({ maxWidth: vars.measure.reading });
