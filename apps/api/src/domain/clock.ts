/** Wall clock of the server; a test sets its own. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}
