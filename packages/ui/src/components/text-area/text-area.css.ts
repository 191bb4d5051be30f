import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';
import { bare } from '../field/field.css.ts';

/** Minimum height, set by the component. */
const least = 'var(--least-height)';

export const area = recipe({
  base: [bare, { display: 'block', resize: 'vertical', fieldSizing: 'content', minHeight: least, maxHeight: '70vh' }],
  variants: {
    variant: {
      interface: { paddingBlock: 10, lineHeight: vars.text.standard.line },
      page: [
        textStyle('passage'),
        {
          padding: `${vars.space.small} 2px`,
          // keeps the content below visible on a phone
          minHeight: `min(${least}, 20svh)`,
          fontFamily: vars.font.reading,
          color: vars.color.text.passage,
          '@media': { [media.tablet]: { padding: `${vars.space.medium} ${vars.space.small}`, minHeight: least } },
        },
      ],
    },
  },
});

export const limitNote = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xsmall,
    marginBlock: vars.space.xxsmall,
    color: vars.color.tone.attention.text,
    fontWeight: vars.weight.medium,
  },
]);
