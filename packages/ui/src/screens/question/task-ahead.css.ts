import { styleVariants } from '@vanilla-extract/css';
// By its path: when styles are compiled, other packages can't be imported by name.
import { questionTypes, type TypeId } from '../../../../question-types/src/question-types.ts';

const ids = Object.fromEntries(questionTypes.map(({ id }) => [id, id])) as Record<TypeId, TypeId>;

/** Hides all question types but the one named on the document's root. */
export const keptTask = styleVariants(ids, (id) => ({
  display: 'none',
  selectors: { [`[data-task="${id}"] &`]: { display: 'block' } },
}));
