/** A request for 1-on-1 live teaching. */
export interface LiveTeachingRequest {
  readonly goal: string;
  /** Target score on the test's scale, 10 to 160; null if none. */
  readonly targetScore: number | null;
  /** Preferred times, in the learner's own words. */
  readonly times: string;
  /** IANA time zone of `times`. */
  readonly timeZone: string;
}
