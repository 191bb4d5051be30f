/** A package can't be made; the message says why, for the operator. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}
