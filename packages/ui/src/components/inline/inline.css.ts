import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/index.ts';

export const inline = recipe({
  base: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', minWidth: 0 },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    nowrap: { true: { flexWrap: 'nowrap' } },
    grow: { true: { flex: '1 1 0%' } },
    collapse: {
      true: {
        flexDirection: 'column',
        alignItems: 'stretch',
        '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center' } },
      },
    },
  },
});
