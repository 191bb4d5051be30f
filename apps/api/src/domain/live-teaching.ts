/** What somebody who asks for 1-on-1 live teaching wants. */
export interface LiveTeachingWish {
  readonly goal: string;
  /** On the test's scale, 10 to 160; null when there is none. */
  readonly targetScore: number | null;
  /** When lessons would suit, in the learner's words. */
  readonly times: string;
  /** IANA name of the zone that `times` are meant in. */
  readonly timeZone: string;
}
