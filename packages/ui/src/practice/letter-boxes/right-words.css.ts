import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';

export const words = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: `${vars.space.small} ${vars.space.large}`,
    margin: 0,
    paddingBlockStart: vars.space.small,
  },
  variants: { open: { false: { display: 'none', '@media': { [media.print]: { display: 'grid' } } } } },
});
export const word = style({ breakInside: 'avoid' });
export const term = style({
  color: vars.color.tone.positive.text,
  fontFamily: vars.font.reading,
  fontSize: vars.text.large.size,
  fontWeight: vars.weight.strong,
});
