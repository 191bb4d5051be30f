/** The server's wall clock; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}
