import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const order = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const clear = style({ gridColumn: '1 / -1', justifySelf: 'center' });
