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
export type FoundType = { readonly slug: TypeSlug } | { readonly path: string; readonly message: string };

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** The type of a question by its `submoduleId` or its `type`; a problem if it has neither, or one that doesn't exist. */
export function typeOf(data: unknown): FoundType {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { path: '', message: 'The question must be an object.' };
  const id = field(data, 'submoduleId') ?? null;
  const name = field(data, 'type') ?? null;
  if (id === null && name === null)
    return {
      path: '/type',
      message: '/type is missing: say which question type it is, such as "read-and-select", or give its submoduleId.',
    };
  const slug = id === null ? slugs.find((one) => one === name) : slugs.find((_, index) => index + 1 === id);
  if (slug) return { slug };
  return id === null
    ? { path: '/type', message: `/type must be one of ${slugs.map((one) => `"${one}"`).join(', ')}.` }
    : { path: '/submoduleId', message: `/submoduleId must be a whole number from 1 to ${slugs.length}.` };
}
