import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xxlarge,
  paddingBlock: vars.space.xlarge,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', paddingBlock: vars.space.huge },
  },
});

export const tryOut = style({ minWidth: 0 });

export const feature = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.large,
  height: '100%',
});

export const features = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
