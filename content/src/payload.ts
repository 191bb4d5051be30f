import { questionTypes, type TypeId } from '@rehearse/question-types';
import { contentTypes } from './submodules/index.ts';

/** What the API serves of a question, by type. */
export const payloadSchemas = Object.fromEntries(
  questionTypes.map(({ id }) => [id, contentTypes[id].payload]),
  // fromEntries forgets which schema belongs to which id.
) as unknown as { readonly [Id in TypeId]: (typeof contentTypes)[Id]['payload'] };
