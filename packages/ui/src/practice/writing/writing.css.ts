import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const task = recipe({
  base: { display: 'grid', gap: vars.space.large },
  variants: {
    beside: {
      true: {
        alignItems: 'start',
        '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      false: {},
    },
  },
});

/** A smaller picture in the review, as a reminder. */
export const reminder = style({ maxInlineSize: '24rem' });
