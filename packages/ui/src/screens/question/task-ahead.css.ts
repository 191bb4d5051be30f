import type { TypeId } from '@rehearse/question-types';
import { styleVariants } from '@vanilla-extract/css';

// styles are compiled before other packages can be imported, so their list of types is repeated here
const typeIds = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12, 13: 13, 14: 14 };

/** Hides all question types but the one named on the document's root. */
export const keptTask = styleVariants(typeIds satisfies Record<TypeId, number>, (id) => ({
  display: 'none',
  selectors: { [`[data-task="${id}"] &`]: { display: 'block' } },
}));
