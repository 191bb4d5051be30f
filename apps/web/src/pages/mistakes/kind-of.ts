import { grammarLessons } from '../../app/head/public-pages.ts';

/** A kind of mistake, as every lesson is called. */
type Kind = (typeof grammarLessons)[number];

/** The kind of this name; null if there is none. */
export const kindOf = (name: string | null): Kind | null => grammarLessons.find((kind) => kind === name) ?? null;
