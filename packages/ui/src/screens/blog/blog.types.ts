import type { BlogPictureName } from './blog-picture-names.ts';

/** A post, as its card shows it. */
export interface BlogPost {
  /** Number `001` to `006`. */
  slug: string;
  title: string;
  /** Day it was written, `2026-09-01`. */
  date: string;
  intro: string;
  author: string;
  picture: BlogPictureName;
  /** Minutes it takes to read. */
  minutes: number;
}
