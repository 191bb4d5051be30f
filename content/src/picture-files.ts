/**
 * Suffixes of a picture's files: 960 and 480 pixels wide, each as JPEG and AVIF. Questions refer to the first one.
 */
export const pictureVariants = ['.jpg', '.avif', '-480.jpg', '-480.avif'] as const;

/** URL of a picture's large JPEG on the API. */
export const pictureUrl = (name: string): string => `/media/pictures/${name}.jpg`;
