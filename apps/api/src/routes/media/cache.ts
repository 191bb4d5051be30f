/** For files with a content hash in their name. */
export const forEver = 'public, max-age=31536000, immutable';
