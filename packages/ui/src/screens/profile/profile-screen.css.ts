import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const facts = style({ display: 'grid', gap: vars.space.medium });

export const fact = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem 1fr', alignItems: 'baseline' } },
});
