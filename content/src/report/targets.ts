/** How many words the word book has at least. */
export const wordTarget = 2_500;
/** How many pictures there are at least. */
export const pictureTarget = 60;
