/** For a file whose name changes with what it holds. */
export const forEver = 'public, max-age=31536000, immutable';
