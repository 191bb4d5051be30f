import type { BlogPictureName } from './blog-picture-names.ts';

/** A post in the list. */
export interface BlogPost {
  /** Number `001` to `006`. */
  slug: string;
  title: string;
  /** Date of publication, `2026-09-01`. */
  date: string;
  intro: string;
  author: string;
  picture: BlogPictureName;
  /** Reading time in minutes. */
  minutes: number;
}
