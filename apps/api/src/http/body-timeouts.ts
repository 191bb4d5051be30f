/** How long the server waits for a request body. */
export interface BodyTimeouts {
  /** For visitors who are not logged in. */
  readonly visitorMs: number;
  /** For logged-in learners. */
  readonly learnerMs: number;
  /** For a learner's recording: 8 MB at 50 kbit/s take 23 minutes. */
  readonly uploadMs: number;
  /** For the rest of a body after the reply, so that a client that is still sending gets the reply. */
  readonly lingerMs: number;
}

export const defaultBodyTimeouts: BodyTimeouts = {
  visitorMs: 15_000,
  learnerMs: 60_000,
  uploadMs: 30 * 60_000,
  lingerMs: 5000,
};
