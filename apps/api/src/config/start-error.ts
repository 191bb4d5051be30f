/** The server can't start. `message` is one line that tells the operator what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
