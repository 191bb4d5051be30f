import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';

const { gutter } = vars.space;
const within = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${gutter})` });

export const container = recipe({
  base: { width: '100%', marginInline: 'auto', paddingInline: gutter, minWidth: 0 },
  variants: {
    width: {
      form: within(vars.measure.form),
      reading: within(vars.measure.reading),
      content: within(vars.measure.content),
      full: {},
    },
  },
});
