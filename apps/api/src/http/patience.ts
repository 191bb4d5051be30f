/** How long the server waits for what a client sends. */
export interface Patience {
  /** The body of somebody who is not signed in. */
  readonly visitorMs: number;
  /** The body of somebody who is. */
  readonly learnerMs: number;
  /** A recording of somebody who is signed in: 8 MB over a line of 50 kbit/s take 23 minutes. */
  readonly uploadMs: number;
  /** The rest of a body after its reply has gone out, so that a client that is still sending gets the reply. */
  readonly lingerMs: number;
}

export const defaultPatience: Patience = {
  visitorMs: 15_000,
  learnerMs: 60_000,
  uploadMs: 30 * 60_000,
  lingerMs: 5000,
};
