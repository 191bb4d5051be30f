/** What an article's picture can be about. */
export const blogPictureNames = ['difficulty', 'questions', 'score', 'cost', 'retakes', 'length'] as const;
export type BlogPictureName = (typeof blogPictureNames)[number];

/** Is there a picture of this name? */
export const isBlogPictureName = (name: string): name is BlogPictureName =>
  blogPictureNames.some((known) => known === name);
