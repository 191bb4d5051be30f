/** The store can't be opened or read. `message` is one line that tells the operator what to do. */
export class StoreUnreadableError extends Error {
  override readonly name = 'StoreUnreadableError';
  /** The file, or the database URL without its password. */
  readonly location: string;

  constructor(location: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.location = location;
  }
}
