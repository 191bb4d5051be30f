/**
 * What follows a picture's name in the names of its files: 960 and 480 pixels across, each as JPEG and as AVIF. The first
 * is the one that a question names.
 */
export const pictureVariants = ['.jpg', '.avif', '-480.jpg', '-480.avif'] as const;
