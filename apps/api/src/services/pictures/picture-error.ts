/** A pictures command failed. `message` tells the operator what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
