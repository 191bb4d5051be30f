import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const order = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const shuffle = style([
  whole,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 },
]);

export const clear = style({ gridColumn: '1 / -1', justifySelf: 'center' });
