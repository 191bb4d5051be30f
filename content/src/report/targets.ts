/** Minimum number of words in the word book. */
export const wordTarget = 2_500;
/** Minimum number of pictures. */
export const pictureTarget = 60;
