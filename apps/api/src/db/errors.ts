/** The store can't be opened or read. `message` is one clear line for the operator, with what to do. */
export class StoreUnreadableError extends Error {
  override readonly name = 'StoreUnreadableError';
  /** The file, or the address of the database without its password. */
  readonly location: string;

  constructor(location: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.location = location;
  }
}
