/** Names of the article illustrations. */
export const blogPictureNames = ['difficulty', 'questions', 'score', 'cost', 'retakes', 'length'] as const;
export type BlogPictureName = (typeof blogPictureNames)[number];

/** Whether there is an illustration with this name. */
export const isBlogPictureName = (name: string): name is BlogPictureName =>
  blogPictureNames.some((known) => known === name);
