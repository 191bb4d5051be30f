/** An operator's items can't be used, or a command on them failed. Nothing was changed. */
export class ItemError extends Error {
  override readonly name = 'ItemError';
}
