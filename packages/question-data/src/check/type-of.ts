import { mustBe, type Problem, problemAt } from './problem.ts';

/** The names of the types in `type`, in the order of their ids. */
export const slugs = [
  'read-and-select',
  'read-aloud',
  'read-then-speak',
  'listen-then-speak',
  'speak-about-the-photo',
  'listen-and-type',
  'interactive-listening',
  'read-and-complete',
  'interactive-reading',
  'fill-in-the-blanks',
  'write-about-the-photo',
  'interactive-writing',
  'speaking-sample',
  'writing-sample',
  'interactive-speaking',
] as const;

/** Name of a question type: `read-and-select`. */
export type TypeSlug = (typeof slugs)[number];

/** What the type of data was found to be. */
export type FoundType = { readonly slug: TypeSlug } | Problem;

/** The type of a question by its `submoduleId` or its `type`; a problem if it has neither, or one that doesn't exist. */
export function typeOf(data: unknown): FoundType {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return problemAt([], 'must be an object.');
  const { submoduleId, type } = data as Record<string, unknown>;
  const id = submoduleId ?? null;
  const slug = slugs.find((one, index) => (id === null ? one === type : index + 1 === id));
  if (slug) return { slug };
  if (id !== null) return problemAt(['submoduleId'], `must be a whole number from 1 to ${slugs.length}.`);
  const asked = 'say which question type it is, by its name or its submoduleId.';
  return problemAt(['type'], (type ?? null) === null ? `is missing: ${asked}` : `${mustBe(slugs)}.`);
}
