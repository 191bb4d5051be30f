import { style } from '@vanilla-extract/css';
import { wholeOnPaper } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const scores = style({ display: 'grid', gap: vars.space.xlarge });

export const score = style([
  {
    display: 'grid',
    gap: `${vars.space.small} ${vars.space.xlarge}`,
    alignItems: 'center',
    '@media': { [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
  },
  wholeOnPaper,
]);

export const verdict = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const tests = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
