import { questionTypes, type TypeId } from '@rehearse/question-types';
import { styleVariants } from '@vanilla-extract/css';

const byId = Object.fromEntries(questionTypes.map(({ id }) => [id, id])) as Record<TypeId, TypeId>;

/** By question type: hidden, but for the one that the document's root names. */
export const keptTask = styleVariants(byId, (id) => ({
  display: 'none',
  selectors: { [`[data-task="${id}"] &`]: { display: 'block' } },
}));
