import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../../styles/index.ts';
import { vars } from '../../themes/contract.css.ts';
import { media } from '../../tokens/index.ts';
import { bare } from '../field/field.css.ts';

export const area = recipe({
  base: [bare, { display: 'block', resize: 'vertical', fieldSizing: 'content', maxHeight: '70vh' }],
  variants: {
    variant: {
      interface: { paddingBlock: 10, lineHeight: vars.text.standard.line },
      page: [
        textStyle('passage'),
        {
          padding: `${vars.space.small} 2px`,
          fontFamily: vars.font.reading,
          color: vars.color.text.passage,
          '@media': { [media.tablet]: { padding: `${vars.space.medium} ${vars.space.small}` } },
        },
      ],
    },
  },
});
